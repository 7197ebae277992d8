// Runs pytest under Pyodide in Node, on the project that holds this file.

import { ARGUMENTS, evaluate } from "./python.mjs";

const USAGE = `usage: node run.mjs PREFIX SITE_PACKAGES [pytest arguments]
${ARGUMENTS}`;

// Plugins are named, not discovered: others in the environment import compiled code.
const PLUGINS = ["-p", "_hypothesis_pytestplugin", "-p", "pytest_timeout"];

const ENVIRONMENT = {
  // Hypothesis then sets no deadlines, which this slower Python would miss.
  CI: "true",
  HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis",
  PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1",
};
// How many cases of a test and examples of a property are run; "CASES=9999 make pyodide" runs all.
for (const name of ["CASES", "EXAMPLES"])
  if (process.env[name]) ENVIRONMENT[name] = process.env[name];

const RUN_PYTEST = `
import pytest


class NoTimer:
    """Stands in for the timers of pytest-timeout, which need signals or threads."""

    @pytest.hookimpl(optionalhook=True)
    def pytest_timeout_set_timer(self):
        return True

    @pytest.hookimpl(optionalhook=True)
    def pytest_timeout_cancel_timer(self):
        return True


int(pytest.main(arguments, plugins=[NoTimer()]))
`;

const [prefix, sitePackages, ...chosen] = process.argv.slice(2);
if (sitePackages === undefined) {
  console.error(USAGE);
  process.exit(4);
}
const names = { arguments: [...PLUGINS, ...chosen] };
process.exit(await evaluate([prefix, sitePackages], RUN_PYTEST, names, ENVIRONMENT));

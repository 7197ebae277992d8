// Runs pytest under Pyodide in Node, on the project that holds this file.

import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const USAGE = `usage: node run.mjs PREFIX SITE_PACKAGES [pytest arguments]
PREFIX         the folder given to "npm ci --prefix PREFIX", with the files of npm/pyodide in it
SITE_PACKAGES  that of a virtual environment; its compiled modules cannot load here`;

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

// Plugins are named, not discovered: others in the environment import compiled code.
const PLUGINS = ["-p", "_hypothesis_pytestplugin", "-p", "pytest_timeout"];

const ENVIRONMENT = {
  // Hypothesis then sets no deadlines, which this slower Python would miss.
  CI: "true",
  HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis",
  PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1",
  // The mounted folders are the real ones: leave nothing of this Python in them.
  PYTHONDONTWRITEBYTECODE: "1",
};
// How many cases of a test and examples of a property are run; "CASES=9999 make pyodide" runs all.
for (const name of ["CASES", "EXAMPLES"])
  if (process.env[name]) ENVIRONMENT[name] = process.env[name];

const RUN_PYTEST = `
import os
import sys

sys.path[:0] = ["/project", "/site-packages"]
os.chdir("/project")

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

async function runPytest(prefix, sitePackages, chosen) {
  // An import statement would look for the package beside this file only.
  const { loadPyodide } = createRequire(resolve(prefix, "package.json"))("pyodide");
  const pyodide = await loadPyodide({ env: ENVIRONMENT });
  pyodide.mountNodeFS("/project", PROJECT);
  pyodide.mountNodeFS("/site-packages", resolve(sitePackages));
  const globals = pyodide.toPy({ arguments: [...PLUGINS, ...chosen] });
  return pyodide.runPython(RUN_PYTEST, { globals });
}

async function main([prefix, sitePackages, ...chosen]) {
  if (sitePackages === undefined) {
    console.error(USAGE);
    return 4;
  }
  try {
    return await runPytest(prefix, sitePackages, chosen);
  } catch (error) {
    // Uncaught, Node would print the whole of Pyodide's one-line source with it.
    console.error(error.message);
    return 3;
  }
}

process.exit(await main(process.argv.slice(2)));

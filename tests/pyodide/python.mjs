// The Python of a browser, in Node, on the project that holds this file.

import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const ARGUMENTS = `PREFIX         the folder given to "npm ci --prefix PREFIX", with the files of npm/pyodide in it
SITE_PACKAGES  that of a virtual environment; its compiled modules cannot load here`;

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const BEGIN = `
import os
import sys

sys.path[:0] = ["/project", "/site-packages"]
os.chdir("/project")
`;

// The mounted folders are the real ones: leave nothing of this Python in them.
const ENVIRONMENT = { PYTHONDONTWRITEBYTECODE: "1" };

async function openPython(prefix, sitePackages, environment) {
  // An import statement would look for the package beside this file only.
  const { loadPyodide } = createRequire(resolve(prefix, "package.json"))("pyodide");
  const pyodide = await loadPyodide({ env: { ...ENVIRONMENT, ...environment } });
  pyodide.mountNodeFS("/project", PROJECT);
  pyodide.mountNodeFS("/site-packages", resolve(sitePackages));
  pyodide.runPython(BEGIN);
  return pyodide;
}

// What the last line of some code gives, which finds these names; an error ends all.
export async function evaluate([prefix, sitePackages], code, names = {}, environment = {}) {
  try {
    const pyodide = await openPython(prefix, sitePackages, environment);
    return pyodide.runPython(code, { globals: pyodide.toPy(names) });
  } catch (error) {
    // Uncaught, Node would print the whole of Pyodide's one-line source with it.
    console.error(error.message);
    return process.exit(3);
  }
}

// Prints what the last line of some Python gives under Pyodide in Node.

import { ARGUMENTS, evaluate } from "./python.mjs";

const USAGE = `usage: node evaluate.mjs PREFIX SITE_PACKAGES CODE
${ARGUMENTS}`;

const [prefix, sitePackages, code] = process.argv.slice(2);
if (code === undefined) {
  console.error(USAGE);
  process.exit(4);
}
console.log(await evaluate([prefix, sitePackages], code));

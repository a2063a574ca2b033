import '../federation/cli/lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeFiles } from './lib/catalogues.mjs';
import { findRegexes, regexProblem } from './lib/regexes.mjs';
import { ROOT } from './lib/root.mjs';

/* Whether the regular expressions of the tree are linear: part of `npm run test:lint`. */

const SCRIPT = /\.(?:[cm]?js|tsx?)$/;
/** Scripts that read nothing but the product's own pages and texts: tests, what they use, and measurements. */
const TEST = /(?:^|\/)(?:bench|e2e|test|testing)\/|\.test\.\w+$/;
/** Files that build expressions: from names in package.json, which are checked below, and from words without repetitions. */
const BUILDING = new Set(['federation/cli/check/secrets.mjs', 'server/src/insights/goals.ts']);

const { verdant } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** Places by literal. @type {Map<string, string>} */
const places = new Map(verdant.secrets.names.map((/** @type {string} */ name) => [`/${name}/i`, 'package.json']));
/** @type {string[]} */
const problems = [];
for (const path of treeFiles().filter((file) => SCRIPT.test(file) && !TEST.test(file))) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  if (!/\/|RegExp/.test(text)) continue;
  for (const { line, literal } of findRegexes(path, text)) {
    if (literal !== undefined) places.set(literal, `${path}:${line}`);
    else if (!BUILDING.has(path)) problems.push(`${path}:${line}: write a literal, or do without a regular expression`);
  }
}
for (const [literal, place] of places) {
  const problem = await regexProblem(literal);
  if (problem) problems.push(`${place}: ${literal.slice(0, 300)} is not linear: ${problem}`);
}
for (const problem of problems) console.log(problem);
if (problems.length === 0) console.log(`${places.size} regular expressions are linear`);
process.exitCode = problems.length === 0 ? 0 : 1;

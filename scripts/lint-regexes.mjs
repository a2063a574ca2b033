import '../federation/cli/lib/require-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findRegexes, regexProblem } from './lib/regexes.mjs';
import { ROOT } from './lib/root.mjs';

/* Whether the regular expressions of the tree are linear: part of `npm run test:lint`. */

const SCRIPT = /\.(?:[cm]?js|tsx?)$/;
/** Scripts that read nothing but the product's own pages and texts: tests, what they use, and measurements. */
const TEST = /(?:^|\/)(?:bench|e2e|test|testing)\/|\.test\.\w+$/;
/** Folders of dependencies, or made of what is in the tree. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test-results', 'coverage']);
/** Files that build expressions: from names in package.json, which are checked below, and from words without repetitions. */
const BUILDING = new Set(['federation/cli/check/secrets.mjs', 'server/src/insights/goal-words.ts']);

/** The scripts below a folder, by their paths in the tree. @param {string} folder @returns {string[]} */
function scriptsIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || NOT_SOURCES.has(entry.name) ? [] : scriptsIn(path);
    return SCRIPT.test(path) && !TEST.test(path) ? [path] : [];
  });
}

const { verdant } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** Places by literal. @type {Map<string, string>} */
const places = new Map(verdant.secrets.names.map((/** @type {string} */ name) => [`/${name}/i`, 'package.json']));
/** @type {string[]} */
const problems = [];
for (const path of scriptsIn('.')) {
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

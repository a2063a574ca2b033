import '../federation/cli/lib/require-node.mjs';
import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { checkRegexes } from './lib/regexes/check-regexes.mjs';
import { ROOT } from './lib/root.mjs';

/* Whether the regular expressions of the tree are linear: part of `npm run test:lint`. */

const SCRIPT = /\.(?:[cm]?js|tsx?)$/;
/** What reads nothing but our own pages and texts: tests, what they use, and measurements. */
const TEST = /(?:^|\/)(?:bench|e2e|test|testing)\/|\.test\.\w+$/;

/** Of others, or made of what is in the tree. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test-results', 'coverage']);

/** The scripts below a folder, by their paths in the tree. @param {string} folder @returns {string[]} */
function scriptsIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || NOT_SOURCES.has(entry.name) ? [] : scriptsIn(path);
    return SCRIPT.test(path) && !TEST.test(path) ? [path] : [];
  });
}

const { checked, problems } = await checkRegexes(ROOT, scriptsIn('.'), join(ROOT, '.cache/regexes.json'));
for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0
    ? `${checked} regular expressions are linear`
    : `${problems.length} of ${checked} regular expressions are refused`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

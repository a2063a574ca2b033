import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EVALUATED } from './evaluated.mjs';
import { findRegexes } from './find-regexes.mjs';
import { hashOf, openCache } from './regex-cache.mjs';
import { regexProblem } from './check-regex.mjs';

const UNKNOWN =
  'its text is not known before it runs: write a literal, or constants of this file, or do without a regular expression';

/** What computes the results: the checker, and what finds the expressions. */
function currentVersion() {
  const checker = createRequire(import.meta.url)('recheck/package.json').version;
  const scripts = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
  return [checker, hashOf(scripts.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join(''))].join(
    ' ',
  );
}

/**
 * Checks every regular expression of some scripts.
 * @param {string} root folder of the tree
 * @param {readonly string[]} files relative to it
 * @param {string} cacheFile of what was computed before
 * @returns {Promise<{ checked: number, problems: string[] }>} `checked`: different ones; a problem has file, line and reason
 */
export async function checkRegexes(root, files, cacheFile) {
  const cache = openCache(cacheFile, currentVersion());
  const seen = new Set();
  /** @type {string[]} */
  const problems = [];
  /** @param {string} place @param {string} source @param {string} flags */
  const check = async (place, source, flags) => {
    const literal = `/${source}/${flags}`;
    seen.add(literal);
    const problem = await cache.get(literal, () => regexProblem(source, flags));
    if (problem) problems.push(`${place}: ${literal.slice(0, 300)} is not linear: ${problem}`);
  };
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const found = await cache.get(`${file} ${hashOf(text)}`, () => findRegexes(file, text));
    const known = found.filter(({ source }) => source !== undefined);
    for (const { line, source = '', flags } of known) await check(`${file}:${line}`, source, flags);
    const [unknown] = found.filter((one) => !known.includes(one));
    if (unknown === undefined) continue;
    const built = await EVALUATED[file]?.(root);
    if (built === undefined || built.length === 0) problems.push(`${file}:${unknown.line}: ${UNKNOWN}`);
    for (const { source, flags } of built ?? []) await check(`${file}:${unknown.line}`, source, flags);
  }
  cache.save();
  return { checked: seen.size, problems };
}

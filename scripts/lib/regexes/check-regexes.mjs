import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EVALUATED } from './evaluated.mjs';
import { findRegexes } from './find-regexes.mjs';
import { hashOf, openCache } from './regex-cache.mjs';

// A program where npm has one for the machine, which takes a fifth of the time; else the same in JavaScript.
const { check } = createRequire(import.meta.url)('recheck');

/** Counted in steps as far as it can be, so that the result is the same on a machine that is busy. */
const LIMITS = { timeout: 120_000, incubationTimeout: null, attackTimeout: null };
/** Characters; longer ones are lists of words, for which the checker takes minutes. */
const MAX_CHECKED = 400;

/** Whether nothing in it repeats without a limit, so that it looks at a fixed number of characters from each place. @param {string} source */
function isBounded(source) {
  const withoutEscapesAndClasses = source.replaceAll(/\\./gs, '').replaceAll(/\[[^[\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(withoutEscapesAndClasses);
}

/**
 * Whether the time that a regular expression takes grows with the length of the text and no faster.
 * @param {string} source
 * @param {string} flags
 * @returns {Promise<string | undefined>} undefined when it does; else how fast it grows, with a text that is slow
 */
async function regexProblem(source, flags) {
  if (source.length > MAX_CHECKED && isBounded(source)) return undefined;
  const { status, complexity, attack, error } = await check(source, flags, LIMITS);
  if (status === 'safe') return undefined;
  if (status === 'unknown') return `cannot be decided (${error.kind})`;
  return `${complexity.summary.replace(/ \(\w+\)$/, '')}, slow on ${attack.pattern}`;
}

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
  const checkOne = async (place, source, flags) => {
    const literal = `/${source}/${flags}`;
    seen.add(literal);
    const problem = await cache.get(literal, () => regexProblem(source, flags));
    if (problem) problems.push(`${place}: ${literal.slice(0, 300)} is not linear: ${problem}`);
  };
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const found = await cache.get(`${file} ${hashOf(text)}`, () => findRegexes(file, text));
    const known = found.filter(({ source }) => source !== undefined);
    for (const { line, source = '', flags } of known) await checkOne(`${file}:${line}`, source, flags);
    const [unknown] = found.filter((one) => !known.includes(one));
    if (unknown === undefined) continue;
    const built = await EVALUATED[file]?.(root);
    if (built === undefined || built.length === 0) problems.push(`${file}:${unknown.line}: ${UNKNOWN}`);
    for (const { source, flags } of built ?? []) await checkOne(`${file}:${unknown.line}`, source, flags);
  }
  cache.save();
  return { checked: seen.size, problems };
}

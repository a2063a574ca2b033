import { createRequire } from 'node:module';

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
export async function regexProblem(source, flags) {
  if (source.length > MAX_CHECKED && isBounded(source)) return undefined;
  const { status, complexity, attack, error } = await check(source, flags, LIMITS);
  if (status === 'safe') return undefined;
  if (status === 'unknown') return `cannot be decided (${error.kind})`;
  return `${complexity.summary.replace(/ \(\w+\)$/, '')}, slow on ${attack.pattern}`;
}

import { Failure } from '../../federation/cli/lib/failure.mjs';

/**
 * Those that the command line names; without names, all that do not wait for being asked for.
 * @template {{ name: string, needs?: string, isOnRequest?: boolean }} Part
 * @param {string[]} words from the command line: names of parts, then, for one part alone, words for its tool
 * @param {Part[]} parts
 * @returns {{ chosen: Part[], extra: string[] }}
 */
export function chooseParts(words, parts) {
  const names = parts.map(({ name }) => name);
  const [first, ...rest] = words;
  if (first === undefined) return { chosen: parts.filter(({ isOnRequest }) => isOnRequest !== true), extra: [] };
  if (!names.includes(first)) {
    throw new Failure(`There is no part "${first}" of the tests. There are: ${names.join(', ')}.`, 2);
  }
  if (rest.length > 0 && rest.every((word) => names.includes(word))) {
    return { chosen: parts.filter(({ name }) => words.includes(name)), extra: [] };
  }
  return { chosen: parts.filter(({ name }) => name === first), extra: rest };
}

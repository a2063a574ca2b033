import { Failure } from '../../federation/cli/lib/failure.mjs';

/**
 * @typedef {'quick' | 'rest'} Tier `quick`: what a change usually breaks, in `npm test`; `rest`: what `npm run test:all`
 *   adds
 * @typedef {{ name: string, tiers: readonly Tier[], needs?: string }} Tiered a part with the tiers that it has tests of
 */

/** Words that choose a tier instead of parts. @type {Record<string, readonly Tier[]>} */
const CHOICES = { '--all': ['quick', 'rest'], '--rest': ['rest'] };

/**
 * What the command line requests: without words the quick tier, `--rest` the other one, `--all` both; or the parts that
 * it names, whole.
 * @template {Tiered} Part
 * @param {string[]} words from the command line: names of parts, then, for one part alone, words for its tool
 * @param {Part[]} parts
 * @returns {{ chosen: Part[], tiers: readonly Tier[], extra: string[] }} `tiers`: those that are run whole; one alone is the
 *   only one to run of each part
 */
export function chooseParts(words, parts) {
  const names = parts.map(({ name }) => name);
  const [first, ...rest] = words;
  /** @type {readonly Tier[] | undefined} */
  const tiers = first === undefined ? ['quick'] : CHOICES[first];
  if (tiers && rest.length === 0) {
    const chosen = parts.filter((part) => part.tiers.some((tier) => tiers.includes(tier)));
    return { chosen, tiers, extra: [] };
  }
  if (first === undefined || !names.includes(first)) {
    throw new Failure(`There is no part "${first}" of the tests. There are: ${names.join(', ')}.`, 2);
  }
  if (rest.length > 0 && rest.every((word) => names.includes(word))) {
    return { chosen: parts.filter(({ name }) => words.includes(name)), tiers: [], extra: [] };
  }
  return { chosen: parts.filter(({ name }) => name === first), tiers: [], extra: rest };
}

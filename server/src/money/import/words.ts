import type { ColumnRole } from '@verdant/shared/contract';
import { memoized } from '../by-key';
import { toWordLists, toWordSets } from '../rules/rules';
import table from './words.json';

/**
 * Column names in bank and wallet exports in four languages, in the form of `normaliseText`. A role's clearest name is
 * first.
 */
export const columnNames = toWordLists(table.columnNames);

/** Beginnings of words that show the role of a column within a longer name, such as `Withdraws ($)` and `Value AUD`. */
export const columnStems: Readonly<Partial<Record<ColumnRole, readonly string[]>>> = toWordLists(table.columnStems);

/** Words in names of columns of amounts: after fees (`net`), before a conversion (`foreign`), and of `other` numbers. */
export const nameWords = toWordSets(table.nameWords);

const directionWords = toWordSets(table.direction);

export const statusWords = toWordSets(table.status);

/** Beginnings of the names of each month, from January on, without accents. */
export const monthNames = Object.values(toWordLists(table.months));

/** Descriptions of rows that contain a balance or a sum and are not transactions. A date can follow the words. */
export const balanceWords = toWordLists(table.balance);

/** Words in descriptions that show whether money came in or went out; banks add `noise` to payments of every kind. */
export const descriptionWords = toWordSets(table.description);

/** Returns the direction that a cell or a type names; null without one. */
export const directionOf = memoized((cell: string): 'out' | 'in' | null => {
  const trimmed = cell.trim();
  if (trimmed === '-' || trimmed === '+') return trimmed === '-' ? 'out' : 'in';
  const words = normaliseText(cell);
  if (words === '' || trimmed.length > 40) return null;
  const single = words.split(' ').filter(({ length }) => length > 1);
  for (const word of [words, ...single.toReversed()]) {
    if (directionWords.out.has(word)) return 'out';
    if (directionWords.in.has(word)) return 'in';
  }
  return null;
});

/** True if a cell names a direction itself, as `Debit` does, and not a kind of transaction such as `Interest`. */
export const isExplicitDirection = (cell: string): boolean =>
  directionWords.explicit.has(cell.trim()) ||
  normaliseText(cell)
    .split(' ')
    .some((word) => directionWords.explicit.has(word));

/** Returns a text in lower case without accents, brackets and punctuation: `Débit (AUD)` is `debit aud`. */
export const normaliseText = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const HOME_CURRENCY = 'AUD';
const { code: CODES } = toWordSets(table.currency);
const symbols = Object.entries(table.currencySymbols);
const LETTERS = /[a-z]{3,4}/gi;

export const currencyIn = memoized((text: string): string | undefined => {
  const code = text.match(LETTERS)?.find((word) => CODES.has(word.toUpperCase()));
  return code?.toUpperCase() ?? symbols.find(([sign]) => text.toUpperCase().includes(sign))?.[1];
});

const MIN_TELLING_LENGTH = 3;
const MIN_SHARED = 0.5;

const tellingWordsOf = (description: string) =>
  new Set(
    normaliseText(description)
      .split(' ')
      .filter((word) => word.length >= MIN_TELLING_LENGTH && !descriptionWords.noise.has(word) && !/\d/.test(word)),
  );

/** True if two descriptions share at least half of the words of the shorter one, not counting noise. */
export function areDescriptionsSimilar(description: string, otherDescription: string): boolean {
  const [words, others] = [tellingWordsOf(description), tellingWordsOf(otherDescription)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && shared >= Math.min(words.size, others.size) * MIN_SHARED;
}

import { indexedKey } from './indexed-key';
import { wordsOf } from './words';

/** Maximum days between two dates of one payment, such as purchase and posting. */
export const NEAR_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Minimum share of the shorter description's words that are in both descriptions. */
const MOST = 0.5;
const MIN_LENGTH = 3;
/** Words that banks add to payments of every kind. */
const NOISE = new Set(
  `visa mastercard purchase debit credit card eftpos pending authorisation authorization pos payment transfer direct the and pty ltd aus nsw vic qld
  australia sydney melbourne value date ref receipt from osko bpay tap pay com www`.split(/\s+/),
);

/** Returns the id under which a file's transaction with a bank id is stored. */
export const bankIdOf = (bankId: string) => indexedKey(`bank:${bankId}`);

const offsets = [0, -1, 1, -2, 2, -3, 3];
const daysAround = new Map<string, readonly string[]>();
const MAX_KNOWN = 5_000;

/** Returns a day and the days up to `NEAR_DAYS` before and after it, the nearest first. */
export function daysAroundDay(day: string): readonly string[] {
  const found = daysAround.get(day);
  if (found) return found;
  if (daysAround.size > MAX_KNOWN) daysAround.clear();
  const days = offsets.map((offset) => new Date(Date.parse(day) + offset * DAY_MS).toISOString().slice(0, 10));
  daysAround.set(day, days);
  return days;
}

const tellingWords = (description: string) =>
  new Set(
    wordsOf(description)
      .split(' ')
      .filter((word) => word.length >= MIN_LENGTH && !NOISE.has(word) && !/\d/.test(word)),
  );

/** True if two descriptions share at least half of the words of the shorter one, not counting words of `NOISE`. */
export function isSimilar(one: string, other: string): boolean {
  const [words, others] = [tellingWords(one), tellingWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && shared >= Math.min(words.size, others.size) * MOST;
}

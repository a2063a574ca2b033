import { createHash } from 'node:crypto';
import { memoized } from '../by-key';
import { dayAfter } from '../days';
import { normaliseText } from './words';

/** Maximum days between two dates of one payment, such as purchase and posting. */
export const MAX_DATE_GAP_DAYS = 3;
const MOST = 0.5;
const MIN_LENGTH = 3;
/** Words that banks add to payments of every kind. */
const NOISE = new Set(
  `visa mastercard purchase debit credit card eftpos pending authorisation authorization pos payment transfer direct the and pty ltd aus nsw vic qld
  australia sydney melbourne value date ref receipt from osko bpay tap pay com www`.split(/\s+/),
);

/** Maximum length of an indexed text, in bytes. An index entry of PostgreSQL has at most 2,704. */
const MAX_BYTES = 2_000;

/** Returns a key that fits into an index: the text, or the SHA-256 hash of a text that is too long. */
export const toIndexKey = (text: string): string =>
  Buffer.byteLength(text) <= MAX_BYTES ? text : `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** Returns the id under which a file's transaction with a bank id is stored. */
export const toStoredBankId = (bankId: string) => toIndexKey(`bank:${bankId}`);

const offsets = [0, -1, 1, -2, 2, -3, 3];

/** Returns a day and the days up to `MAX_DATE_GAP_DAYS` before and after it, the nearest first. */
export const daysAroundDay = memoized((day) => offsets.map((offset) => dayAfter(day, offset)));

const tellingWords = (description: string) =>
  new Set(
    normaliseText(description)
      .split(' ')
      .filter((word) => word.length >= MIN_LENGTH && !NOISE.has(word) && !/\d/.test(word)),
  );

/** True if two descriptions share at least half of the words of the shorter one, not counting words of `NOISE`. */
export function areDescriptionsSimilar(one: string, other: string): boolean {
  const [words, others] = [tellingWords(one), tellingWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && shared >= Math.min(words.size, others.size) * MOST;
}

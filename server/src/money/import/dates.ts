import type { DateFormat } from '@verdant/shared/contract';
import { dayInSydney } from '../days';
import { memoized } from '../by-key';
import { monthNames } from './words';

const EARLIEST_YEAR = 1970;
const MAX_TEXT = 60;
const TOKEN = /\d+|\p{L}+/gu;
/** Pattern of a time before the day, as in `13:26 25-08-25`. */
const TIME = /^\d{1,2}:\d{2}(?::\d{2})? /;
/** Words between the parts of a day, and suffixes of ordinals such as `3rd`. */
const FILLERS = new Set(['st', 'nd', 'rd', 'th', 'er', 'of', 'de', 'del', 'o', 'a']);
const ZONED = /(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?(am|pm)? ?(z|utc|gmt|[+-]\d{2}:?\d{2})$/i;
const OFX_ZONED = /^\d{8}(\d{2})(\d{2})(\d{2})?(?:\.\d{1,9})?\[([+-]?\d{1,2}(?:\.\d{1,2})?)/;
/** Range of Australian time zones, in hours from UTC. The day of a time in such a zone is used without conversion. */
const [WEST, EAST] = [8, 11];

function monthOf(word: string): number {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length < 3) return 0;
  if (plain.startsWith('juil')) return 7;
  return monthNames.findIndex((names) => names.some((name) => plain.startsWith(name))) + 1;
}

/** Returns the year of two or four digits; two digits after next year belong to the last century. */
function yearOf(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year + (2000 + year > new Date().getUTCFullYear() + 1 ? 1900 : 2000);
}

function dayOf(year: number, month: number, day: number): string | undefined {
  if (!(year >= EARLIEST_YEAR && year <= 9999)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function compactDay(digits: string, format: DateFormat): string | undefined {
  if (digits.length === 6) return orderedDay([digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)], format);
  if (digits.length !== 8 && digits.length !== 14 && digits.length !== 12) return undefined;
  const first = dayOf(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6, 8)));
  if (first !== undefined || digits.length > 8) return first;
  return orderedDay([digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)], format === 'ymd' ? 'dmy' : format);
}

function orderedDay([first = '', second = '', third = '']: readonly string[], format: DateFormat): string | undefined {
  if (first.length === 4) return dayOf(Number(first), monthOf(second) || Number(second), Number(third));
  if (first.length > 2 && !monthOf(first)) return undefined;
  if ((third.length !== 2 && third.length !== 4) || /^\d{3}/.test(second)) return undefined;
  if (monthOf(second) > 0) return dayOf(yearOf(third), monthOf(second), Number(first));
  if (monthOf(first) > 0) return dayOf(yearOf(third), monthOf(first), Number(second));
  if (format === 'ymd') return third.length === 2 ? dayOf(yearOf(first), Number(second), Number(third)) : undefined;
  const [day, month] = format === 'dmy' ? [first, second] : [second, first];
  return dayOf(yearOf(third), Number(month), Number(day));
}

/** Replaces spaces in Quicken's `3/11' 9`, which stand for zeros. */
const withZeros = (text: string) => text.replace(/([/'.-]) (?=\d(?!\d))/g, (_all, mark: string) => `${mark}0`);

function writtenDay(text: string, format: DateFormat): string | undefined {
  const day = text.replace(TIME, '');
  if (day.charAt(2) === ':' || day.charAt(1) === ':') return undefined;
  const tokens = (withZeros(day).match(TOKEN) ?? []).filter((token) => !FILLERS.has(token.toLowerCase()));
  const isName = (token: string | undefined) => token !== undefined && /^\p{L}/u.test(token);
  // Quicken writes an apostrophe before the year, so a day with an apostrophe cannot begin with the year.
  const order = format === 'ymd' && day.includes("'") ? 'dmy' : format;
  // Words before the day that are not months are weekdays, and are dropped.
  while (isName(tokens[0]) && monthOf(tokens[0] ?? '') === 0 && tokens.length > 1) tokens.shift();
  const [first = '', second = '', third = ''] = tokens;
  // Two names mean that the first is a weekday that looks like a month, such as "mar." (Tuesday in French and Spanish).
  if (isName(first) && isName(tokens[2])) return orderedDay(tokens.slice(1), order);
  // A longer number after a day without separators is not a time: `062000 12345678` is a BSB and an account number.
  const isFollowedByNumber = /^\d{7}/.test(second);
  if (first.length >= 6 && !isName(first)) return isFollowedByNumber ? undefined : compactDay(first, order);
  return third === '' ? undefined : orderedDay([first, second, third], order);
}

/**
 * Returns the Australian day of a zoned time. The day is kept for midnight and noon outside UTC, because banks write these
 * for unknown times.
 */
function inAustralia(day: string, [hours, minutes, seconds]: [number, number, number], offset: number): string {
  const isPlain = offset !== 0 && minutes === 0 && seconds === 0 && (hours === 0 || hours === 12);
  if (isPlain || (offset >= WEST && offset <= EAST)) return day;
  return dayInSydney(new Date(Date.parse(day) + ((hours - offset) * 60 + minutes) * 60_000));
}

function offsetOf(zone: string): number {
  const [sign, digits] = [zone.startsWith('-') ? -1 : 1, zone.replace(/\D/g, '')];
  return digits === '' ? 0 : sign * (Number(digits.slice(0, 2)) + Number(digits.slice(2)) / 60);
}

function findDay(text: string, format: DateFormat): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_TEXT || trimmed.length < 5) return undefined;
  const day = writtenDay(trimmed, format);
  if (day === undefined || trimmed.length < 16) return day;
  const ofx = OFX_ZONED.exec(trimmed);
  if (ofx) return inAustralia(day, [Number(ofx[1]), Number(ofx[2]), Number(ofx[3] ?? 0)], Number(ofx[4]));
  const zoned = ZONED.exec(trimmed);
  if (!zoned) return day;
  const [, hours, minutes, seconds = '0', half, zone = ''] = zoned;
  const late = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return inAustralia(day, [late, Number(minutes), Number(seconds)], offsetOf(zone));
}

/** Parses a day as banks write it; undefined for any other text. Zoned times become days in Australia. */
export const parseDate = memoized(findDay, (text, format) => `${format} ${text}`);

const formats = ['dmy', 'mdy', 'ymd'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Scores a format by its days: higher for valid, sorted days that are close together and not in the future. */
function scoreFormat(texts: readonly string[], format: DateFormat): number {
  const days = texts.flatMap((text) => {
    const day = parseDate(text, format);
    return day === undefined ? [] : [Date.parse(day)];
  });
  if (days.length === 0) return 0;
  const toCome = days.filter((day) => day > Date.now() + DAY_MS).length;
  const steps = days.slice(1).map((day, index) => Math.sign(day - (days[index] ?? day)));
  const unsorted = Math.min(steps.filter((step) => step < 0).length, steps.filter((step) => step > 0).length);
  const span = (days.reduce((a, b) => Math.max(a, b)) - days.reduce((a, b) => Math.min(a, b))) / DAY_MS;
  const sense = 20 * (unsorted / Math.max(1, steps.length)) + 40 * (toCome / days.length) + Math.log2(1 + span);
  return 100 * (days.length / texts.length) - sense;
}

/** Bonus in the score of the format with the day before the month, because this format is usual in Australia. */
const AUSTRALIAN = 3;
/** Lead of one format over another below which the user is asked to choose. */
const NEAR = 2;

/**
 * Returns the format that fits a file's days best, and formats that fit nearly as well but give other days. Without a
 * format that fits, returns the usual Australian format.
 */
export function findDateFormats(texts: readonly string[]): [DateFormat, ...DateFormat[]] {
  const scored = formats
    .map((format) => ({
      format,
      days: texts.map((text) => parseDate(text, format)).join(),
      score: scoreFormat(texts, format) + (format === 'dmy' ? AUSTRALIAN : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  const found = new Map<string, DateFormat>();
  for (const { format, days, score } of scored) {
    if (best && best.score - score < NEAR && score > 0 && !found.has(days)) found.set(days, format);
  }
  const [first = 'dmy', ...others] = found.values();
  return [first, ...others];
}

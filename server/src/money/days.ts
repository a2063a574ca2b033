import { memoized } from './by-key';

/** Length of a day in milliseconds. Days are counted from 1970 in UTC, so daylight saving does not affect them. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Weekday of 1 January 1970, counted from Sunday as 0. */
const THURSDAY = 4;

/** Converts a day such as `2026-11-23` to the number of days since 1 January 1970. */
export const toDayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS);
export const fromDayNumber = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, '2026-11-23'.length);

export const dayAfter = (day: string, days: number): string => fromDayNumber(toDayNumber(day) + days);
export const daysBetween = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from);
export const monthOf = (day: string): string => day.slice(0, '2026-11'.length);

const weekdayOf = (number: number): number => (((number + THURSDAY) % 7) + 7) % 7;
const numberOf = (year: number, month: number, day: number) => Math.round(Date.UTC(year, month, day) / DAY_MS);

/** Returns the number of months from January of the year 0 to the month of a day. */
export function toMonthIndex(number: number): number {
  const date = new Date(number * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Returns a day of a month, or its last day if the month is shorter. */
export function dayInMonth(index: number, dayOfMonth: number): number {
  const [year, month] = [Math.floor(index / 12), index % 12];
  const first = numberOf(year, month, 1);
  const length = numberOf(year, month + 1, 1) - first;
  return first + Math.min(dayOfMonth, length) - 1;
}

export const monthStart = (day: string, monthsBefore: number): string =>
  fromDayNumber(dayInMonth(toMonthIndex(toDayNumber(day)) - monthsBefore, 1));

/** Returns Easter Sunday of a year in the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const moon = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const week = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7;
  const late = Math.floor((a + 11 * moon + 22 * week) / 451);
  const sum = moon + week - 7 * late + 114;
  return numberOf(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

const isWeekend = (number: number) => weekdayOf(number) % 6 === 0;

/** Returns the first day from `number` on that is neither on a weekend nor in `others`. */
function observedHoliday(number: number, others: readonly number[] = []): number {
  return isWeekend(number) || others.includes(number) ? observedHoliday(number + 1, others) : number;
}

/** Returns weekdays without bank settlement: holidays of both Sydney and Melbourne. Anzac Day on a weekend is not moved. */
const holidaysOf = memoized((year: number): ReadonlySet<number> => {
  const easter = easterOf(year);
  const june = numberOf(year, 5, 1);
  const kingsBirthday = june + ((8 - weekdayOf(june)) % 7) + 7;
  const christmas = observedHoliday(numberOf(year, 11, 25));
  return new Set([
    observedHoliday(numberOf(year, 0, 1)),
    observedHoliday(numberOf(year, 0, 26)),
    easter - 2,
    easter + 1,
    numberOf(year, 3, 25),
    kingsBirthday,
    christmas,
    observedHoliday(numberOf(year, 11, 26), [christmas]),
  ]);
});

const isBusinessDay = (number: number) =>
  !isWeekend(number) && !holidaysOf(new Date(number * DAY_MS).getUTCFullYear()).has(number);

/** Returns the day itself if it is a business day, otherwise the nearest business day before or after it. */
export function shiftToBusinessDay(number: number, shift: BusinessDayShift): number {
  if (shift === 'none' || isBusinessDay(number)) return number;
  return shiftToBusinessDay(number + (shift === 'before' ? -1 : 1), shift);
}

/** Direction in which a payment moves from a day on which banks are closed. */
export type BusinessDayShift = 'none' | 'before' | 'after';

const sydneyDayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** Returns the Australian day some days before `now`, by the calendar: two days of a year have 23 or 25 hours. */
export const dayInSydney = (now: Date, days = 0): string =>
  fromDayNumber(toDayNumber(sydneyDayFormat.format(now)) - days);

/** Maximum days between two dates of one payment, such as purchase and posting. */
export const MAX_DATE_GAP_DAYS = 3;
const nearbyDayOffsets = [0, -1, 1, -2, 2, -3, 3];

/** Returns a day and the days up to `MAX_DATE_GAP_DAYS` before and after it, the nearest first. */
export const daysAroundDay = memoized((day: string) => nearbyDayOffsets.map((offset) => dayAfter(day, offset)));

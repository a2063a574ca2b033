import { toDay, toNumber } from './recurring/days';

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/**
 * Returns the calendar day in Australia (`2026-11-23`) some days before `now`. Days are not subtracted as 24 hours, because
 * two days of a year are longer or shorter.
 */
export const dayBefore = (now: Date, days = 0): string => toDay(toNumber(sydney.format(now)) - days);

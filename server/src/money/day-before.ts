import { toDay, toNumber } from './recurring/days';

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** Returns the calendar day in Australia (`2026-11-23`) some days before `now`. Two days of a year do not have 24 hours. */
export const dayBefore = (now: Date, days = 0): string => toDay(toNumber(sydney.format(now)) - days);

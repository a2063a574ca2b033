import { toDay, toNumber } from './recurring/days';

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** The day in Australia (`2026-11-23`), so many days before `now`: those of the calendar, since two in a year do not have 24 hours. */
export const dayBefore = (now: Date, days = 0): string => toDay(toNumber(sydney.format(now)) - days);

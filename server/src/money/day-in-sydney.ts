import { fromDayNumber, toDayNumber } from './recurring/days';

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** Returns the Australian day some days before `now`, by the calendar: two days of a year have 23 or 25 hours. */
export const dayInSydney = (now: Date, days = 0): string => fromDayNumber(toDayNumber(sydney.format(now)) - days);

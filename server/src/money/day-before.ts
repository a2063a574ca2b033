const DAY_MS = 24 * 60 * 60 * 1000;
const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** The day in Australia (`2026-11-23`), so many days before `now`. */
export function dayBefore(now: Date, days = 0): string {
  return sydney.format(new Date(now.getTime() - days * DAY_MS));
}

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** Returns the day in Australia (`2026-11-23`) that is `days` before today; a negative number is in the future. */
export function daysAgo(days: number): string {
  const day = new Date(sydney.format(new Date()));
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, '2026-11-23'.length);
}

const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });

/** A day in Australia (`2026-11-23`), so many before today; a negative number is still to come. */
export function daysAgo(days: number): string {
  const day = new Date(sydney.format(new Date()));
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, '2026-11-23'.length);
}

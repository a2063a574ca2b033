/**
 * A month in the language of the reader.
 * @param month `2026-11`
 * @returns `November 2026`, or `Nov 2026` where there is little room
 */
export const monthName = (month: string, language: string, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(language, { month: length, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** A spreadsheet takes a text that starts like this for a formula, which may come from a bank or a merchant. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d{1,15}\.\d\d$/;

/** Spreadsheets read a day and a time apart by a space as a time. */
const timeOf = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? timeOf(value) : typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Begins a CSV file: without it, some spreadsheets do not take it for UTF-8. */
export const CSV_START = '\uFEFF';

/** One line of a CSV file (RFC 4180). Times are in UTC, to the second. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

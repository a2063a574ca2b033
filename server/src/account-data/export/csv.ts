/** A spreadsheet takes a text that starts like this for a formula, which may come from a bank or a merchant. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/** A server's text without what a terminal takes for a command. @param {string} text */
export const printable = (text) => text.replaceAll(/\p{Cc}+/gu, ' ');

/**
 * Rows as indented lines with aligned columns.
 * @param {string[][]} rows
 */
export function inColumns(rows) {
  const texts = rows.map((row) => row.map(printable));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  return texts.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

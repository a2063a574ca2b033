/** More digits are an account number. */
const MAX_DIGITS = 12;
/** Maximum length of a text that is an amount, with all that banks add to it. */
const MAX_TEXT = 100;
const PLAIN = /^\d+(?:\.\d*)?$|^\.\d+$/;
/** `1.234,56` and `12,5`; `1,234` are thousands. */
const DECIMAL_COMMA = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** The digits of an amount as a number is written in code; undefined for what is none. */
function plainDigits(text: string): string | undefined {
  if (PLAIN.test(text)) return text;
  if (THOUSANDS.test(text)) return text.replaceAll(',', '');
  if (DECIMAL_COMMA.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return undefined;
}

/**
 * An amount as banks write it, in cents: with a currency sign, thousands, a sign before or after it, in brackets, or with `CR` or
 * `DR` behind it. Null for what is no amount, and for the empty text.
 */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_TEXT) return null;
  let rest = trimmed
    .toUpperCase()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/AUD|A\$|[$\s\u00a0'’]/g, '');
  const isNegative = rest.startsWith('-') || rest.endsWith('-') || rest.endsWith('DR') || rest.startsWith('(');
  rest = rest.replace(/^[-+(]+/, '').replace(/(?:CR|DR|[-+)])$/, '');
  const digits = plainDigits(rest);
  if (digits === undefined || digits.length > MAX_DIGITS) return null;
  const cents = Math.round(Number(digits) * 100);
  return isNegative ? 0 - cents : cents;
}

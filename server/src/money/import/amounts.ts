export type DecimalMark = '.' | ',';

/** Maximum number of digits of an amount. A longer number is an account number. */
const MAX_DIGITS = 12;
const MAX_TEXT = 100;
const SHAPE = /^[-+A-Z]*[\d.,]+[-+A-Z]*$/;
const IN_LETTERS: ReadonlySet<string> = new Set(['CR', 'C', 'H']);
const OUT_LETTERS: ReadonlySet<string> = new Set(['DR', 'DB', 'D', 'S']);
const CURRENCIES = /AUD|USD|EUR|GBP|NZD|US\$|NZ\$|AU?\$|[$€£¥\s\u00a0\u202f'’_]/g;
/** Number of characters from which a text is too long to mean "no amount", as `n/a` does. */
const MAX_NOTHING = 8;
/** Pattern of the most common amounts, which are parsed without further checks. */
const PLAIN = /^[-+]?\d{1,9}\.\d{2}$/;
const NOTHING = /^(?:|-+|–|—|nan|null|none|n\/a|nil)$/i;

export const isEmptyAmount = (text: string): boolean => text.length < MAX_NOTHING && NOTHING.test(text.trim());

/** True if the parts are groups of digits between thousands separators, as in 1,234,567 or 12,34,567. */
const areGroups = ([first = '', ...rest]: readonly string[]) =>
  first.length > 0 &&
  first.length <= 3 &&
  rest.every((part, index) => part.length === 3 || (part.length === 2 && index < rest.length - 1));

/** True if the mark between `before` and `after` can be a thousands separator, as in `1.000`. */
const mayBeThousands = (before: string, after: string) =>
  after.length === 3 && before.length > 0 && before.length <= 3 && !before.startsWith('0');

/** Returns the decimal mark that the digits reveal; null if the mark is ambiguous, undefined without a mark. */
function visibleMarkOf(digits: string): DecimalMark | null | undefined {
  const [dots, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (dots === 0 && commas === 0) return undefined;
  if (dots > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const mark = dots > 0 ? '.' : ',';
  if (dots + commas > 1) return mark === '.' ? ',' : '.';
  const [before = '', after = ''] = digits.split(mark);
  return mayBeThousands(before, after) ? null : mark;
}

/** Converts digits with separators to a literal such as `1234.56`; undefined if the digits form no number. */
function toNumberLiteral(digits: string, mark: DecimalMark): string | undefined {
  const decimal = visibleMarkOf(digits) ?? mark;
  const at = digits.lastIndexOf(decimal);
  const whole = at === -1 ? digits : digits.slice(0, at);
  const cents = at === -1 ? '' : digits.slice(at + 1);
  const parts = whole.split(decimal === '.' ? ',' : '.');
  if (/\D/.test(cents) || whole.includes(decimal) || (parts.length > 1 && !areGroups(parts))) return undefined;
  if (whole === '' && cents === '') return undefined;
  return `${parts.join('').replace(/^0+(?=\d)/, '')}.${cents}`;
}

interface AmountParts {
  readonly digits: string;
  readonly isNegative: boolean;
  /** True if a plus sign or letters such as `CR` mark the amount as a credit. */
  readonly isCredit: boolean;
}

function partsOf(text: string): AmountParts | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_TEXT || trimmed === '') return undefined;
  const bare = trimmed
    .toUpperCase()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(CURRENCIES, '')
    .replace(/\((CR|DR|C|D)\)/, '$1');
  const isBracketed = bare.includes('(');
  const rest = isBracketed ? bare.replace(/[()]/g, '') : bare;
  if (!SHAPE.test(rest)) return undefined;
  const letters = rest.replace(/[^A-Z]/g, '');
  const [isIn, isOut] = [IN_LETTERS.has(letters), OUT_LETTERS.has(letters)];
  if (letters !== '' && !isIn && !isOut) return undefined;
  const isNegative = isBracketed || isOut || rest.includes('-');
  return { digits: rest.replace(/[-+A-Z]/g, ''), isNegative, isCredit: isIn || rest.includes('+') };
}

export const isMarkedCredit = (text: string): boolean => partsOf(text)?.isCredit === true;

/**
 * Parses an amount as banks write it, in cents; null for any other text. `1.000` is a thousand if `mark` is a comma.
 */
export function parseAmount(text: string, mark: DecimalMark = '.'): number | null {
  if (PLAIN.test(text)) return Math.round(Number(text) * 100);
  const parts = partsOf(text);
  const digits = parts && toNumberLiteral(parts.digits, mark);
  if (!parts || digits === undefined || digits.length > MAX_DIGITS + 1) return null;
  const cents = Math.round(Number(digits) * 100);
  return parts.isNegative ? 0 - cents : cents;
}

/** Returns the decimal mark that most amounts reveal. `isOpen`: all marks are ambiguous, as in `1.000`. */
export function findDecimalMark(texts: readonly string[]): { mark: DecimalMark; isOpen: boolean } {
  let [votes, shown, open] = [0, 0, false];
  for (const text of texts) {
    const parts = partsOf(text);
    const mark = parts && visibleMarkOf(parts.digits);
    if (mark === null && parts?.digits.includes('.') === true) open = true;
    if (mark === '.' || mark === ',') {
      shown += 1;
      votes += mark === '.' ? 1 : -1;
    }
  }
  const isOpen = open && shown === 0;
  return { mark: votes < 0 || isOpen ? ',' : '.', isOpen };
}

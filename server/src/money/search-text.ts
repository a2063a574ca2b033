/** An amount that was typed; without cents it matches all amounts with the same whole dollars. */
export interface TypedAmount {
  readonly dollars: number;
  readonly hundredths: number | undefined;
}

interface SearchWord {
  readonly text: string;
  readonly amount?: TypedAmount;
}

/** The text of a search, each word folded by `foldText`. */
export interface SearchText {
  /** The whole text as an amount, which may contain spaces as in `1 234,56 $`. */
  readonly amount: TypedAmount | undefined;
  /** Words that must all be found, in any order. */
  readonly words: readonly SearchWord[];
}

/** Combining accents of decomposed (NFD) text, and all forms of apostrophes. */
const ignored = /[\u0300-\u036f'\u2019\u2018\u02bc\u00b4`]/g;
/** The same pattern as a regular expression for PostgreSQL. */
export const IGNORED_CHARACTERS_PATTERN = ignored.source;

/** Returns one spelling for typed and bank texts: lower case without accents and apostrophes. */
export const foldText = (text: string): string => text.normalize('NFD').replace(ignored, '').toLowerCase();

/** Signs, brackets and names of Australian dollars around an amount, in all languages of the product. */
const AROUND = ['aud', 'au$', '$au', 'a$', '$', '-', '\u2212', '(', ')'];
const SPACES = /[\s\u00a0\u202f]/g;
const DIGITS = /^\d{1,3}(?:[.,'\u2019]?\d{3}){0,2}$/;
const MOST_DOLLARS = 9;

function withoutSigns(text: string): string {
  const first = AROUND.find((sign) => text.startsWith(sign));
  if (first !== undefined) return withoutSigns(text.slice(first.length));
  const last = AROUND.find((sign) => text.endsWith(sign));
  return last === undefined ? text : withoutSigns(text.slice(0, -last.length));
}

/** Reads a typed amount. The last separator is the decimal mark if one or two digits follow it. */
export function readAmount(text: string): TypedAmount | undefined {
  const bare = withoutSigns(text.toLowerCase().replace(SPACES, ''));
  const mark = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const decimals = mark < 0 ? '' : bare.slice(mark + 1);
  const hasDecimals = /^\d{1,2}$/.test(decimals);
  const whole = hasDecimals ? bare.slice(0, mark) : bare;
  const digits = whole.replace(/\D/g, '');
  if (!/^\d+$/.test(whole) && !DIGITS.test(whole)) return undefined;
  if (digits.length > MOST_DOLLARS) return undefined;
  return { dollars: Number(digits), hundredths: hasDecimals ? Number(decimals.padEnd(2, '0')) : undefined };
}

/**
 * Parses a typed search. Characters other than letters and digits separate words, except in a text of only such characters,
 * which is one word.
 */
export function parseSearch(text: string): SearchText {
  const words = text.split(/\s+/).flatMap((part): readonly SearchWord[] => {
    const amount = readAmount(part);
    return amount ? [{ text: foldText(part), amount }] : wordsOf(part).map((word) => ({ text: word }));
  });
  return { amount: readAmount(text), words: words.length > 0 ? words : [{ text: foldText(text) }] };
}

const wordsOf = (part: string) =>
  foldText(part)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

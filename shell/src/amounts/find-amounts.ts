/**
 * Matches the characters of amounts in the number formats of the four languages: `$1,234.56`, `1.234,56 $`, `1 234 $AU`.
 */
const FIGURE = /[$\d][$\d.,\u00a0\u202fAU]*/g;
const isAmount = (figure: string) => figure.includes('$') && /\d/.test(figure);
/** Matches cents at the start of a text, because dollars and cents can be in separate elements. */
const CENTS = /^[.,]\d\d(?!\d)/;

interface Piece {
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

export function findAmounts(texts: readonly string[]): Piece[] {
  const found: Piece[] = [];
  for (const [index, text] of texts.entries()) {
    const before = found.at(-1);
    for (const { 0: amount, index: start } of text.matchAll(FIGURE)) {
      if (isAmount(amount)) found.push({ text: index, start, end: start + amount.length });
    }
    const isAfterDollars = before?.text === index - 1 && before.end === texts[index - 1]?.length;
    const cents = isAfterDollars ? CENTS.exec(text)?.[0] : undefined;
    if (cents !== undefined) found.push({ text: index, start: 0, end: cents.length });
  }
  return found;
}

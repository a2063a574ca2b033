/** Matches the characters of amounts in all four languages: `$1,234.56`, `1.234,56 $`, `1 234 $AU`. */
const FIGURE = /[$\d][$\d.,\u00a0\u202fAU]*/g;
const isAmount = (figure: string) => figure.includes('$') && /\d/.test(figure);
/** Matches cents at the start of a text, because dollars and cents can be in separate elements. */
const CENTS = /^[.,]\d\d(?!\d)/;

/** Location of an amount in a list of texts: the index of the text, and the first and last character. */
interface FoundAmount {
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

export function findAmounts(texts: readonly string[]): FoundAmount[] {
  const found: FoundAmount[] = [];
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

const NAME = 'amounts';

export const canHideAmounts = (): boolean => 'highlights' in CSS && typeof Highlight === 'function';

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}

function markAmounts(): void {
  const nodes = textNodes();
  const ranges = findAmounts(nodes.map(({ data }) => data)).flatMap(({ text, start, end }) => {
    const node = nodes[text];
    return node
      ? [new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end })]
      : [];
  });
  CSS.highlights.set(NAME, new Highlight(...ranges));
}

/** Covers present and later amounts, but not for assistive technology. Returns a function that uncovers the amounts. */
export function hideAmounts(): () => void {
  // The observer runs before the next paint, so that no amount shows.
  const observer = new MutationObserver(markAmounts);
  markAmounts();
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  document.documentElement.dataset['amounts'] = 'covered';
  return () => {
    observer.disconnect();
    CSS.highlights.delete(NAME);
    delete document.documentElement.dataset['amounts'];
  };
}

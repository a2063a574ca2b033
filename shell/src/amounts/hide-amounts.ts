import { findAmounts } from './find-amounts';

const NAME = 'amounts';

export const canHideAmounts = (): boolean => 'highlights' in CSS && typeof Highlight === 'function';

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}

function mark(): void {
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
  const observer = new MutationObserver(mark);
  mark();
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  document.documentElement.dataset['amounts'] = 'covered';
  return () => {
    observer.disconnect();
    CSS.highlights.delete(NAME);
    delete document.documentElement.dataset['amounts'];
  };
}

let title: string | undefined;

/** Titles the page, for whatever it shows. A remote may give it another title while it is shown. */
export function setTitle(next: string): void {
  title = next;
  document.title = next;
}

/** The host's title again, if it gave one. */
export function restoreTitle(): void {
  if (title !== undefined) document.title = title;
}

function retainElement(element: HTMLElement): () => void {
  const names = element.getAttributeNames();
  const { className } = element;
  const { cssText } = element.style;
  return () => {
    // Through the CSSOM: the page's policy refuses `style` as an attribute.
    element.style.cssText = cssText;
    element.className = className;
    for (const name of element.getAttributeNames()) if (!names.includes(name)) element.removeAttribute(name);
  };
}

/**
 * Keeps what a remote may change outside of its own elements: classes and inline styles of `html` and `body`, and which
 * attributes they have. Values of other attributes are the host's, which may change them at any time.
 * @returns the function that restores it
 */
export function saveDocument(): () => void {
  const restores = [document.documentElement, document.body].map(retainElement);
  return () => restores.forEach((restore) => restore());
}

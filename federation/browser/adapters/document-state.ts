let title: string | undefined;

/** Sets the title of the document. A remote can set another title while its page is shown. */
export function setTitle(next: string): void {
  title = next;
  document.title = next;
}

/** Restores the title that the host set last. */
export function restoreTitle(): void {
  if (title !== undefined) document.title = title;
}

const DISABLING = ['inert', 'aria-hidden', 'hidden'];

const INVISIBLE = 'script, style, link, template';

function retainElement(element: HTMLElement): () => void {
  const names = element.getAttributeNames();
  const { className } = element;
  const { cssText } = element.style;
  return () => {
    // Sets the inline style by `style.cssText`, because the content security policy blocks the attribute `style`.
    element.style.cssText = cssText;
    element.className = className;
    for (const name of element.getAttributeNames()) if (!names.includes(name)) element.removeAttribute(name);
  };
}

/** Returns a function that removes a remote's disabling attributes from a host element and restores its inline styles. */
function retainUse(element: HTMLElement): () => void {
  const added = DISABLING.filter((name) => !element.hasAttribute(name));
  const { cssText } = element.style;
  return () => {
    if (element.style.cssText !== cssText) element.style.cssText = cssText;
    for (const name of added) element.removeAttribute(name);
  };
}

const HOST_ELEMENTS = 'body > *, body > * > *, header, nav, main, aside, footer';

/** Returns the host's elements around and next to the remotes. */
const hostElements = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(HOST_ELEMENTS)].filter(
    (element) => element instanceof HTMLElement && !element.closest('[data-remote]'),
  );

/** True for elements that React has rendered, or into which React renders. React itself removes these elements. */
const isInsertedByReact = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** True for elements of browser extensions, which are custom elements or have a shadow root. */
const isInsertedByExtension = (element: Element): boolean =>
  element.localName.includes('-') || element.shadowRoot !== null;

/** Removes elements that a page has added to `body` and not removed, such as an overlay over the page. */
function removeAddedElements(before: ReadonlySet<Element>): void {
  const added = [...document.body.children].filter((element) => !before.has(element) && !element.matches(INVISIBLE));
  for (const element of added) if (!isInsertedByReact(element) && !isInsertedByExtension(element)) element.remove();
}

/**
 * Saves the parts of the document that a remote can change outside of its own elements: classes, inline styles and
 * attribute names of `html` and `body`; disabling attributes and inline styles of the host's elements; and the children of
 * `body`. Other attribute values are not saved, because the host can change these values at any time. @returns a function
 * that restores the saved state
 */
export function saveDocumentState(): () => void {
  const restores = [document.documentElement, document.body].map(retainElement);
  const uses = hostElements().map(retainUse);
  const before = new Set<Element>(document.body.children);
  return () => {
    for (const restore of [...restores, ...uses]) restore();
    removeAddedElements(before);
  };
}

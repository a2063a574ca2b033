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

/** Attributes that make an element of the host unusable. */
const DISABLING = ['inert', 'aria-hidden', 'hidden'];

/** Elements that a page may put into `body` and that change nothing on the screen. */
const INVISIBLE = 'script, style, link, template';

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

/** Restores whether an element of the host can be used, and its inline styles; the rest of it is the host's to change. */
function retainUse(element: HTMLElement): () => void {
  const added = DISABLING.filter((name) => !element.hasAttribute(name));
  const { cssText } = element.style;
  return () => {
    if (element.style.cssText !== cssText) element.style.cssText = cssText;
    for (const name of added) element.removeAttribute(name);
  };
}

/** Elements of the host that hold its controls and its pages. */
const HOST_ELEMENTS = 'body > *, body > * > *, header, nav, main, aside, footer';

/** Returns the host's elements around and next to the remotes. */
const hostElements = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(HOST_ELEMENTS)].filter(
    (element) => element instanceof HTMLElement && !element.closest('[data-remote]'),
  );

/** True for an element that React renders or renders into, which React removes itself. */
const isOfReact = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** True for elements of browser extensions, which are custom elements or have a shadow root. */
const isOfExtension = (element: Element): boolean => element.localName.includes('-') || element.shadowRoot !== null;

/** Removes what a page has put into `body` and left there, such as a veil over everything. */
function removeAdded(before: ReadonlySet<Element>): void {
  const added = [...document.body.children].filter((element) => !before.has(element) && !element.matches(INVISIBLE));
  for (const element of added) if (!isOfReact(element) && !isOfExtension(element)) element.remove();
}

/**
 * Retains what a remote may change outside of its own elements: classes and inline styles of `html` and `body`, and which
 * attributes they have; whether the host's elements around it can be used; and which elements `body` has.
 * Values of other attributes are the host's, which may change them at any time.
 * @returns the function that restores it
 */
export function saveDocument(): () => void {
  const restores = [document.documentElement, document.body].map(retainElement);
  const uses = hostElements().map(retainUse);
  const before = new Set<Element>(document.body.children);
  return () => {
    for (const restore of [...restores, ...uses]) restore();
    removeAdded(before);
  };
}

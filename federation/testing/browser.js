require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

const { getElementError } = getConfig();

configure({
  // Next to other work a machine takes longer than the second that the library waits, and the five of jest.
  asyncUtilTimeout: 5_000,
  // While the library waits, it prints the document for every try, which takes longer than the tries. It prints it once
  // more when it gives up.
  getElementError: (message, container) =>
    message && getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
jest.setTimeout(20_000);

/*
 * The few things that jsdom does not have and components touch on their way. They do the least that keeps a
 * component rendering; how dialogs, popovers and media queries behave is for the browser tests.
 */
const dialog = HTMLDialogElement.prototype;
dialog.show ??= function show() {
  this.open = true;
};
dialog.showModal ??= function showModal() {
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  this.open = true;
};
dialog.close ??= function close(value) {
  if (!this.open) return;
  if (value !== undefined) this.returnValue = value;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null });
window.scrollTo = () => {};

class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver ??= NothingToObserve;
window.ResizeObserver ??= NothingToObserve;

const marks = [];
performance.mark ??= (name, { detail } = {}) => {
  marks.push({ name, entryType: 'mark', startTime: performance.now(), detail });
  return marks.at(-1);
};
performance.getEntriesByName ??= (name) => marks.filter((mark) => mark.name === name);
performance.getEntriesByType ??= () => [];

/*
 * Queries by role and by name ask for the style of every element and of what it is in. jsdom matches its own style sheet
 * against each and resolves a dozen colours, a third of the time of a test. As long as a document has no style sheet, four
 * properties need the kind of the element and the `style` attributes only.
 */
const getStyle = window.getComputedStyle.bind(window);
const displays = new Map();

function defaultDisplay(element) {
  const kind = ['hidden', 'open', 'type'].reduce(
    (key, name) => `${key} ${element.getAttribute(name)}`,
    element.localName,
  );
  if (!displays.has(kind)) {
    const plain = element.cloneNode(false);
    plain.removeAttribute('style');
    displays.set(kind, getStyle(plain).display);
  }
  return displays.get(kind);
}

const inherited = (element, name, initial) => {
  const styled = element.closest('[style]');
  if (!styled) return initial;
  return styled.style[name] || (styled.parentElement ? inherited(styled.parentElement, name, initial) : initial);
};

const properties = {
  display: (element) => element.style?.display || defaultDisplay(element),
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  pointerEvents: (element) => inherited(element, 'pointerEvents', 'auto'),
  opacity: (element) => element.style?.opacity ?? '',
};

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || element.ownerDocument.styleSheets.length > 0) return getStyle(element, pseudoElement);
  const style = (name) => (Object.hasOwn(properties, name) ? properties[name](element) : undefined);
  return new Proxy(element.style ?? {}, {
    get: (_target, name) =>
      name === 'getPropertyValue'
        ? (property) => style(property) ?? getStyle(element).getPropertyValue(property)
        : (style(name) ?? getStyle(element)[name]),
  });
};

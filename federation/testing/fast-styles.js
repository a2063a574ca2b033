/**
 * Replaces jsdom's slow `getComputedStyle`, which queries by role and by name call for every element and its ancestors.
 * A document without a style sheet needs no cascade: the properties below depend only on the kind of the element and on
 * `style` attributes.
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

/**
 * Minimal versions of features that jsdom lacks, so that components can be rendered. Browser tests cover the behaviour
 * of dialogs, popovers and media queries.
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

/** A button that was pressed, or a form that was submitted, before the script was there (`early-input.js`). */
type EarlyAct = { element: HTMLElement; submitter: HTMLElement | null };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Asks `early-input.js` for what it has kept; its detail is the array that takes it. */
const TAKE_OVER = 'verdant-take-over';
/** What carries something that a person has done; found again by its position in a page that was drawn anew. */
const CARRIERS = 'input, textarea, select, button, form, details, a';

/** From now on the page handles its events itself. @returns what was kept, in order */
function endEarlyInput(): EarlyAct[] {
  const detail: EarlyAct[] = [];
  document.dispatchEvent(new CustomEvent(TAKE_OVER, { detail }));
  return detail;
}

/** Where there is no document the page is being written. */
let takesOver = typeof document === 'undefined';

/** Whether the page is being written, or what was written is being taken over: until the first commit. */
export const isTakingOver = (): boolean => takesOver;

/** Removes what the host page's inline script and the server have marked; until then it may hide something. */
function removeMarks(root: HTMLElement): void {
  delete root.dataset['written'];
  delete root.dataset['frame'];
  delete document.documentElement.dataset['written'];
  delete document.documentElement.dataset['session'];
}

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const isField = (element: Element): element is Field =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'file');

/** Whether a person has changed the field. */
function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  // A radio button that is off has another one of its group on, which counts for both.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** Sets a value as a person does, so that React takes it for a change: past its own setter of this one element. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * Lets React see a text that is in the field already. React compares with the last value that it set or saw, so it gets
 * to see another one. A field of one line drops the line break again, and leaves cursor and selection where they are.
 */
function announceText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd, selectionDirection } = field;
    field.value = '';
    setValue(field, value);
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  } else {
    field.value = `${value}\n`;
    if (field.value !== value) setValue(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives what a person has entered into `from` to `to`, which is the same field or its successor. */
function handOver(from: Field, to: Field, value: string): void {
  if (to instanceof HTMLSelectElement) {
    setValue(to, value);
    to.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isCheckable(to)) {
    to.checked = to.defaultChecked;
    to.click();
  } else if (to === from) announceText(to, value);
  else {
    setValue(to, value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Components learn of a focus that was there before them; a field that was drawn anew gets it back. */
function handOverFocus(root: HTMLElement, last: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  if (activeElement !== document.body) {
    if (root.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  } else last?.focus({ preventScroll: true });
}

function replay({ element, submitter }: EarlyAct): void {
  (submitter ?? element).removeAttribute('aria-busy');
  if (element instanceof HTMLFormElement) element.requestSubmit(submitter);
  else element.click();
}

/** Nothing of the page stays: a fresh one is drawn. Call it before that, and the result once that is in the document. */
export function skipTakeOver(root: HTMLElement): () => void {
  takesOver = false;
  return () => {
    endEarlyInput();
    removeMarks(root);
  };
}

/**
 * Notes the fields, buttons, links and details in `from`, and where the focus is. Call the result once `to` is in the
 * document, with what was pressed and submitted: what a person did is then done there, at the same places.
 */
function prepareHandOver(from: HTMLElement): (to: HTMLElement, acts?: readonly EarlyAct[]) => void {
  const before = [...from.querySelectorAll<HTMLElement>(CARRIERS)];
  const { activeElement } = document;

  return (to, acts = []) => {
    const after = to.querySelectorAll<HTMLElement>(CARRIERS);
    const successorOf = (element: Element): HTMLElement | undefined => {
      const index = before.findIndex((carrier) => carrier === element);
      const found = element.isConnected ? before[index] : after[index];
      return found?.tagName === element.tagName ? found : undefined;
    };
    // Read now: the first update of a component may reset the fields that it controls.
    const edits = before.filter(isField).flatMap((field) => {
      const successor = successorOf(field);
      return successor && isField(successor) && isEdited(field)
        ? [{ from: field, to: successor, value: field.value }]
        : [];
    });
    // After the commit and the updates that its layout effects have asked for, before anything is painted.
    queueMicrotask(() => {
      for (const details of before) {
        if (details instanceof HTMLDetailsElement) successorOf(details)?.toggleAttribute('open', details.open);
      }
      // The first update may reset the other fields of its form, with their cursors: nobody is there but in the focused one.
      edits.sort((a, b) => Number(b.to === document.activeElement) - Number(a.to === document.activeElement));
      for (const edit of edits) handOver(edit.from, edit.to, edit.value);
      handOverFocus(to, activeElement && successorOf(activeElement));
      for (const { element, submitter } of acts) {
        const successor = successorOf(element);
        if (successor) replay({ element: successor, submitter: (submitter && successorOf(submitter)) ?? null });
      }
    });
  };
}

/**
 * Prepares to take over the page that the server wrote into `root`, right before it is hydrated. Call the result in a
 * layout effect of the first commit: what was typed, chosen, pressed and submitted until then reaches the components as
 * if it happened after it, once each. A page that did not fit and was drawn anew gets it at the same places.
 */
export function prepareTakeOver(root: HTMLElement): () => void {
  const handOverTo = prepareHandOver(root);
  takesOver = true;

  return () => {
    takesOver = false;
    const acts = endEarlyInput();
    removeMarks(root);
    handOverTo(root, acts);
  };
}

/** What was entered into a page that could not be taken over, for when its remote shows it. */
let kept:
  { readonly path: string; readonly remote: string; readonly handOverTo: (to: HTMLElement) => void } | undefined;

/** Keeps what was entered into the page that the server wrote, which is going to be drawn anew once its code is ready. */
export function keepEntries(root: HTMLElement): void {
  const page = root.querySelector<HTMLElement>('[data-remote]');
  const remote = page?.dataset['remote'];
  if (page && remote) kept = { path: location.pathname, remote, handOverTo: prepareHandOver(page) };
}

/** Gives it to the page, in a layout effect of the remote's root; on another page it is dropped. */
export function handOverEntries(place: HTMLElement): void {
  if (!kept) return;
  const { path, remote, handOverTo } = kept;
  const isSamePage = path === location.pathname;
  if (isSamePage && remote !== place.dataset['remote']) return;
  kept = undefined;
  if (isSamePage) handOverTo(place);
}

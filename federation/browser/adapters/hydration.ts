type HeldEvent = { element: HTMLElement; submitter: HTMLElement | null };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Event that makes `event-replay.js` stop queueing and add its queue to the array in `detail`. */
const REPLAY = 'federation-replay-events';
/** Selector of elements with the visitor's input. An index among these elements finds an element after a new render. */
const CARRIERS = 'input, textarea, select, button, form, details, a';

/** Ends the queueing of events and returns the queued events. From now on the page handles events itself. */
function takeHeldEvents(): HeldEvent[] {
  const detail: HeldEvent[] = [];
  document.dispatchEvent(new CustomEvent(REPLAY, { detail }));
  return detail;
}

/** Removes the attributes that the inline script has set on `html` to hide content. */
function removePageMarks(): void {
  const { dataset } = document.documentElement;
  delete dataset['prerendered'];
  delete dataset['session'];
}

function removeRootMarks(root: HTMLElement): void {
  delete root.dataset['prerendered'];
  delete root.dataset['appShell'];
}

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const isField = (element: Element): element is Field =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'file');

function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  // An unchecked radio button does not count as changed, because the checked radio button of its group counts.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** Sets a field's value with the native setter. React's own setter on the element would hide the change from React. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** Enters text, cursor and selection into a field, emptied first: React ignores `input` events that change no value. */
function replayText(from: Exclude<Field, HTMLSelectElement>, to: typeof from, value: string): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  to.value = '';
  setValue(to, value);
  // Some fields, such as those for e-mail addresses, have no cursor position.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayField(from: Field, to: Field, value: string): void {
  if (to instanceof HTMLSelectElement) {
    setValue(to, value);
    to.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isCheckable(to)) {
    to.checked = to.defaultChecked;
    to.click();
  } else if (!(from instanceof HTMLSelectElement)) replayText(from, to, value);
}

/** Dispatches `focusin` for an element focused before hydration, or focuses the element again if a render replaced it. */
function replayFocus(root: HTMLElement, last: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  if (activeElement !== document.body) {
    if (root.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  } else last?.focus({ preventScroll: true });
}

function replayEvent({ element, submitter }: HeldEvent): void {
  (submitter ?? element).removeAttribute('aria-busy');
  if (element instanceof HTMLFormElement) element.requestSubmit(submitter);
  else element.click();
}

/** Discards queued events. Call this function after the first commit of a client render that replaces prerendered HTML. */
export function finishClientRender(root: HTMLElement): void {
  takeHeldEvents();
  removePageMarks();
  removeRootMarks(root);
}

/** Selector of the root element of a remote's page, in prerendered HTML and in the remote's own rendering. */
const PAGE = '[data-remote]';

/**
 * Records focus, fields, buttons, links and `<details>` in `from`, except those of a remote's page inside `from`. The
 * returned function replays input and queued events on the elements with the same index in `to`.
 */
function prepareReplay(from: HTMLElement): (to: HTMLElement, acts?: readonly HeldEvent[]) => void {
  const carriersIn = (element: HTMLElement) => {
    const page = element.querySelector(PAGE);
    return [...element.querySelectorAll<HTMLElement>(CARRIERS)].filter((carrier) => !page?.contains(carrier));
  };
  const before = carriersIn(from);
  const { activeElement } = document;

  return (to, acts = []) => {
    const after = carriersIn(to);
    const successorOf = (element: Element): HTMLElement | undefined => {
      const index = before.findIndex((carrier) => carrier === element);
      const found = element.isConnected ? before[index] : after[index];
      return found?.tagName === element.tagName ? found : undefined;
    };
    // Values are read before the microtask, because the first update of a component can reset its controlled fields.
    const edits = before.filter(isField).flatMap((field) => {
      const successor = successorOf(field);
      return successor && isField(successor) && isEdited(field)
        ? [{ from: field, to: successor, value: field.value }]
        : [];
    });
    // This microtask runs after the commit and the updates that layout effects request, and before the next paint.
    queueMicrotask(() => {
      for (const details of before) {
        if (details instanceof HTMLDetailsElement) successorOf(details)?.toggleAttribute('open', details.open);
      }
      // The focused field is updated last, because the update of another field of the form can reset its value and cursor.
      edits.sort((a, b) => Number(b.to === document.activeElement) - Number(a.to === document.activeElement));
      for (const edit of edits) replayField(edit.from, edit.to, edit.value);
      replayFocus(to, activeElement && successorOf(activeElement));
      for (const { element, submitter } of acts) {
        const successor = successorOf(element);
        if (successor) replayEvent({ element: successor, submitter: (submitter && successorOf(submitter)) ?? null });
      }
    });
  };
}

/**
 * Prepares the hydration of the HTML in `root`. The returned function, called in a layout effect of the first commit,
 * replays all input once. Events of a remote's page are replayed after the page's component has replaced the HTML.
 */
export function prepareHydration(root: HTMLElement): () => void {
  const page = root.querySelector<HTMLElement>(PAGE);
  const replayInto = prepareReplay(root);

  return () => {
    removePageMarks();
    replayInto(root);
    if (page?.isConnected) return;
    captureInput(page);
    // The page's HTML is no longer in the document here: hydration failed, and React rendered everything again.
    const next = root.querySelector<HTMLElement>(PAGE);
    if (next) replayInput(next);
  };
}

/** Input of a removed prerendered page, stored until its remote has rendered the page. */
let held:
  | { readonly path: string; readonly remote: string | undefined; readonly replayInto: (to: HTMLElement) => void }
  | undefined;

/** Stores the input of the prerendered page and replays the events of the host. A second call does nothing. */
export function captureInput(page: HTMLElement | null): void {
  const root = document.querySelector<HTMLElement>('[data-prerendered]');
  if (!root) return;
  removeRootMarks(root);
  const acts = takeHeldEvents();
  const isOfPage = ({ element }: HeldEvent) => page?.contains(element);
  if (page) {
    const replayPage = prepareReplay(page);
    const replayInto = (to: HTMLElement) => replayPage(to, acts.filter(isOfPage));
    held = { path: location.pathname, remote: page.dataset['remote'], replayInto };
  }
  queueMicrotask(() => {
    for (const act of acts) if (!isOfPage(act)) replayEvent(act);
  });
}

/** Replays the stored input in a layout effect of the remote's root, or discards the input if another page is shown. */
export function replayInput(root: HTMLElement): void {
  if (!held) return;
  const { path, remote, replayInto } = held;
  const isSamePage = path === location.pathname;
  if (isSamePage && remote !== root.dataset['remote']) return;
  held = undefined;
  if (isSamePage) replayInto(root);
}

import type { Page } from '@playwright/test';
import { watchReports } from './load-reports';

/**
 * Replaces every text node by elements, as a browser's translator does. Reports an error if code later updates a replaced
 * text node, because the user does not see that change.
 */
function translate(): void {
  const replaced = new WeakSet<Node>();
  const untranslated = 'script, style, noscript, textarea, svg, font, [translate="no"]';

  const replace = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const outer = font();
    const inner = outer.appendChild(font());
    inner.textContent = text.data;
    replaced.add(text);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    for (const text of texts) replace(text);
  };
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) {
        if (node instanceof Text) replace(node);
        else if (node instanceof Element && node.closest('body')) replaceIn(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });

  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...own,
    set(this: Node, value: string) {
      if (replaced.has(this) && this.nodeValue !== value) reportError(new Error(`No user sees the new text: ${value}`));
      own?.set?.call(this, value);
    },
  });
}

/** Adds elements to the body and to forms, as password managers and writing assistants do. */
function extend(): void {
  const added = new WeakSet<Element>();
  const add = (place: Element, where: InsertPosition) => {
    if (added.has(place)) return;
    added.add(place);
    place.insertAdjacentElement(where, document.createElement('fake-extension'));
  };
  new MutationObserver(() => {
    for (const body of document.querySelectorAll('body')) add(body, 'beforeend');
    for (const form of document.forms) add(form, 'afterbegin');
    for (const field of document.querySelectorAll('input, textarea')) add(field, 'afterend');
    // The fake extension removes its older elements.
    for (const old of document.querySelectorAll('fake-extension + fake-extension')) old.remove();
  }).observe(document, { childList: true, subtree: true });
}

/** Simulates a translator and an extension, which keep changing all later documents, so that hydration is impossible. */
export async function simulateDocumentChanges(page: Page): Promise<void> {
  await watchReports(page);
  await page.addInitScript(translate);
  await page.addInitScript(extend);
}

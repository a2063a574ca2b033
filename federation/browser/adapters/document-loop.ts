import { countDocument, parseRow } from '../core/document-loop';

/** Key of session storage that counts documents which the page opened by itself. */
const DOCUMENTS_KEY = 'federation-documents';

/** True if a page opened this document: by a reload, or by a location of the same origin. */
function isOpenedByPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return isReload || document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Returns true if the documents of this tab open each other without an end while the user does nothing. The count begins
 * again with each key or pointer that the user presses. A browser without session storage has no count.
 */
export function isDocumentLoop(): boolean {
  try {
    if (!isOpenedByPage()) {
      sessionStorage.removeItem(DOCUMENTS_KEY);
      return false;
    }
    const { row, isLoop } = countDocument(parseRow(sessionStorage.getItem(DOCUMENTS_KEY)), Date.now());
    sessionStorage.setItem(DOCUMENTS_KEY, row.join(' '));
    const forget = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.removeItem(DOCUMENTS_KEY);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, forget, { capture: true, passive: true });
    return isLoop;
  } catch {
    return false;
  }
}

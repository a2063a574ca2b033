import { countDocument, parseDocumentCount } from '../core/document-loop';

/** Session storage key for the number of documents in a row that pages opened without user input. */
const DOCUMENTS_KEY = 'federation-documents';

/** Returns true if this document was opened by a reload or from a page of the same origin, so possibly by code. */
function isOpenedByPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return isReload || document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Returns true if documents of this tab open each other endlessly without user input. Each key or pointer press resets the
 * count. Returns false in a browser without session storage.
 */
export function detectDocumentLoop(): boolean {
  try {
    if (!isOpenedByPage()) {
      sessionStorage.removeItem(DOCUMENTS_KEY);
      return false;
    }
    const { row, isLoop } = countDocument(parseDocumentCount(sessionStorage.getItem(DOCUMENTS_KEY)), Date.now());
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

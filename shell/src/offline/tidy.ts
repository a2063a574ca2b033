import { registerOfflineWorker } from './offline-worker';
import { removeForeign } from './remove-foreign';

export { removeForeign };

/** Has the browser offer the offline page in the page's language and theme, and removes what is not the product's. */
export function tidy(): void {
  registerOfflineWorker();
  // The offline page is in the language and theme that were last chosen.
  const attributeFilter = ['lang', 'data-theme'];
  new MutationObserver(registerOfflineWorker).observe(document.documentElement, { attributeFilter });
  void removeForeign();
}

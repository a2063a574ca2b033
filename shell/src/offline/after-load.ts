import { registerOfflineWorker } from './offline-worker';
import { removeForeign } from './remove-foreign';

/** After what the page itself needs. */
const LATER_MS = 4_000;

/** Once the page has loaded, has the browser offer the offline page, and removes what no page of the product stores. */
export function tidyAfterLoad(): void {
  const tidy = () => {
    registerOfflineWorker();
    // The offline page is in the language and theme that were last chosen.
    const attributeFilter = ['lang', 'data-theme'];
    new MutationObserver(registerOfflineWorker).observe(document.documentElement, { attributeFilter });
    void removeForeign();
  };
  addEventListener('load', () => setTimeout(tidy, LATER_MS));
}

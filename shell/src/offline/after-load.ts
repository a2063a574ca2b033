import { registerOfflineWorker } from './offline-worker';
import { removeForeign } from './remove-foreign';

/** After what the page itself needs. */
const LATER_MS = 4_000;

/** Once the page has loaded, has the browser offer the offline page, and removes what no page of the product stores. */
export function tidyAfterLoad(): void {
  const tidy = () => {
    registerOfflineWorker();
    void removeForeign();
  };
  addEventListener('load', () => setTimeout(tidy, LATER_MS));
}

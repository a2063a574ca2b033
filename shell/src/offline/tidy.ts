import type { RemoteHost } from '@verdant/federation/browser';
import { measureSome } from '../vitals/measure-some';
import { registerOfflineWorker } from './offline-worker';
import { removeForeign } from './remove-foreign';

export { removeForeign };

/** Registers the offline page in the page's language and theme, removes foreign data, and measures some visits. */
export function tidy(host: RemoteHost): void {
  measureSome(host);
  registerOfflineWorker();
  // The offline page is in the language and theme that were last chosen.
  const attributeFilter = ['lang', 'data-theme'];
  new MutationObserver(registerOfflineWorker).observe(document.documentElement, { attributeFilter });
  void removeForeign();
}

import type { RemoteHost } from '@verdant/federation/browser';
import { measureVitalsOfSample } from '../vitals/measure-vitals-of-sample';
import { registerOfflineWorker } from './offline-worker';
import { removeForeignData } from './remove-foreign-data';

export { removeForeignData };

export function cleanUpBrowserData(host: RemoteHost): void {
  measureVitalsOfSample(host);
  registerOfflineWorker();
  // The worker is registered again after each change: the offline page is in the last chosen language and theme.
  const attributeFilter = ['lang', 'data-theme'];
  new MutationObserver(registerOfflineWorker).observe(document.documentElement, { attributeFilter });
  void removeForeignData();
}

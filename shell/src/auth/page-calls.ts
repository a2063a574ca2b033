import { DATA_CHANGED } from '@verdant/shared/contract';
import { createPreloadedRequests } from './preloaded-requests';

/** The browser window; undefined during prerendering. */
const page = typeof window === 'undefined' ? undefined : window;
let otherTabs: BroadcastChannel | undefined;

const announceToOtherTabs = () => dispatchEvent(new Event(DATA_CHANGED));

/** The preloaded requests of this page, including those that were sent before the script loaded. */
export const pagePreloadedRequests = createPreloadedRequests({
  started: page?.preloadedRequests,
  onWrite: () => {
    announceToOtherTabs();
    otherTabs?.postMessage(null);
  },
});
delete page?.preloadedRequests;

export function listenToOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  otherTabs = new BroadcastChannel(DATA_CHANGED);
  otherTabs.addEventListener('message', () => {
    pagePreloadedRequests.forget();
    announceToOtherTabs();
  });
}

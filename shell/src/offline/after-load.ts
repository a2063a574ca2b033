import type { RemoteHost } from '@verdant/federation/browser';

/** Delay after the load event, in milliseconds, so that the page's own requests come first. */
const LATER_MS = 4_000;

const load = () => import(/* webpackChunkName: "later" */ './clean-up-browser-data');

/** Registers the offline page, removes unknown stored data and measures some visits after the page has loaded. */
export function cleanUpAfterLoad(host: RemoteHost): void {
  addEventListener('load', () =>
    setTimeout(() => withCleanUpCode(({ cleanUpBrowserData }) => cleanUpBrowserData(host)), LATER_MS),
  );
}

/** Loads the clean-up code and calls `act`. The next document tries again if the file fails to load. */
export function withCleanUpCode(act: (loaded: Awaited<ReturnType<typeof load>>) => void): void {
  load().then(act, () => undefined);
}

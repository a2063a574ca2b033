import type { RemoteHost } from '@verdant/federation/browser';

/** Delay that leaves the network to the page itself, in milliseconds. */
const LATER_MS = 4_000;

const load = () => import(/* webpackChunkName: "later" */ './tidy');

/**
 * Runs after the page has loaded: registers the offline page, removes unknown entries of storage, and measures some visits.
 */
export function tidyAfterLoad(host: RemoteHost): void {
  addEventListener('load', () => setTimeout(() => withTidy(({ tidy }) => tidy(host)), LATER_MS));
}

/** Loads the code and calls `act`. If the file does not load, the next page does this. */
export function withTidy(act: (loaded: Awaited<ReturnType<typeof load>>) => void): void {
  load().then(act, () => undefined);
}

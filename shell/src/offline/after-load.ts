import type { RemoteHost } from '@verdant/federation/browser';

/** After what the page itself needs. */
const LATER_MS = 4_000;

const load = () => import(/* webpackChunkName: "later" */ './tidy');

/** Once the page has loaded, has the browser offer the offline page, removes what no page of the product stores, and measures some visits. */
export function tidyAfterLoad(host: RemoteHost): void {
  addEventListener('load', () => setTimeout(() => withTidy(({ tidy }) => tidy(host)), LATER_MS));
}

/** Its file may not load: the next page does it then. */
export function withTidy(act: (loaded: Awaited<ReturnType<typeof load>>) => void): void {
  load().then(act, () => undefined);
}

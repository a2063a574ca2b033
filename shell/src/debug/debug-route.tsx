import { LazyRoute } from '../lazy/lazy-route';

const load = async () => (await import(/* webpackChunkName: "debug-page" */ './debug-page')).DebugPage;

/** The debug page is rarely visited, so it stays out of the first script. */
export function DebugRoute() {
  return <LazyRoute load={load} />;
}

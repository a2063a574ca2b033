import type { RemoteHost } from '@verdant/federation/browser';
import { PAGE_PERFORMANCE_MARK } from '../app/browser-history';

/** On average one of this many visits is measured, so that few visits load the code. */
const ONE_OF = 4;

/** Returns the path that the page had at `time`, in milliseconds since the document was opened. */
export function getPathAt(time: number): string {
  const marks = performance
    .getEntriesByName(PAGE_PERFORMANCE_MARK, 'mark')
    .filter(({ startTime }) => startTime <= time);
  const last = marks.at(-1);
  const path: unknown = last && Reflect.get(last, 'detail');
  const [opened] = performance.getEntriesByType('navigation');
  return typeof path === 'string' ? path : new URL(opened?.name ?? location.href).pathname;
}

/** Measures LCP, INP and CLS of random visits, except visits with overrides or the fault lab. */
export function measureVitalsOfSample(host: RemoteHost): void {
  const { lab, overrides } = host.registry;
  if (lab || overrides.length > 0 || Math.random() * ONE_OF >= 1) return;
  import(/* webpackChunkName: "vitals" */ '@verdant/federation/vitals').then(
    ({ measureVitals }) => measureVitals(host, getPathAt),
    () => undefined,
  );
}

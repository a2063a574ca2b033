import type { RemoteHost } from '@verdant/federation/browser';
import { PAGE_MARK } from './page-mark';

/** Of so many visits one is measured: enough for a percentile, and the others need not load the code for it. */
const ONE_OF = 4;

/** Measures LCP, INP and CLS of a sample of visits; none with overrides or faults, which say nothing of a release. */
export function measureSome(host: RemoteHost): void {
  const { lab, overrides } = host.registry;
  if (lab || overrides.length > 0 || Math.random() * ONE_OF >= 1) return;
  import(/* webpackChunkName: "vitals" */ '@verdant/federation/vitals').then(
    ({ measureVitals }) => measureVitals(host, addressAt),
    () => undefined,
  );
}

/** The path that the document had at that time, in milliseconds since it was opened. */
export function addressAt(time: number): string {
  const marks = performance.getEntriesByName(PAGE_MARK, 'mark').filter(({ startTime }) => startTime <= time);
  const last = marks.at(-1);
  const path: unknown = last && Reflect.get(last, 'detail');
  const [opened] = performance.getEntriesByType('navigation');
  return typeof path === 'string' ? path : new URL(opened?.name ?? location.href).pathname;
}

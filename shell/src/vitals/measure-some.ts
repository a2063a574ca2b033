import type { RemoteHost } from '@verdant/federation/browser';
import { addressAt } from './address-at';

/** One of this many visits is measured: enough for percentiles, and other visits do not load the code. */
const ONE_OF = 4;

/** Measures LCP, INP and CLS of a sample of visits; visits with overrides or faults are excluded as not representative. */
export function measureSome(host: RemoteHost): void {
  const { lab, overrides } = host.registry;
  if (lab || overrides.length > 0 || Math.random() * ONE_OF >= 1) return;
  import(/* webpackChunkName: "vitals" */ '@verdant/federation/vitals').then(
    ({ measureVitals }) => measureVitals(host, addressAt),
    () => undefined,
  );
}

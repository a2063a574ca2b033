import type { RemoteHost } from '@verdant/federation/browser';
import { addressAt } from './address-at';

/** One visit in this many is measured: enough for a percentile, and the others need not load the code. */
const ONE_OF = 4;

/** Measures LCP, INP and CLS of a sample of visits; none with overrides or faults, which reveal nothing about a release. */
export function measureSome(host: RemoteHost): void {
  const { lab, overrides } = host.registry;
  if (lab || overrides.length > 0 || Math.random() * ONE_OF >= 1) return;
  import(/* webpackChunkName: "vitals" */ '@verdant/federation/vitals').then(
    ({ measureVitals }) => measureVitals(host, addressAt),
    () => undefined,
  );
}

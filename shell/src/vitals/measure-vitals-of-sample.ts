import type { RemoteHost } from '@verdant/federation/browser';
import { addressAt } from './address-at';

/** On average one of this many visits is measured: enough for percentiles, and the other visits need not load the code. */
const ONE_OF = 4;

/** Measures LCP, INP and CLS of random visits, without unrepresentative visits with overrides or the fault lab. */
export function measureVitalsOfSample(host: RemoteHost): void {
  const { lab, overrides } = host.registry;
  if (lab || overrides.length > 0 || Math.random() * ONE_OF >= 1) return;
  import(/* webpackChunkName: "vitals" */ '@verdant/federation/vitals').then(
    ({ measureVitals }) => measureVitals(host, addressAt),
    () => undefined,
  );
}

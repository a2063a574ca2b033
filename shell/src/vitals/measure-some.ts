import type { RemoteHost } from '@verdant/federation/browser';
import { addressAt } from './address-at';

/**
 * On average one of this many visits is measured. This is enough for percentiles, and the other visits need not load the
 * code.
 */
const ONE_OF = 4;

/**
 * Measures LCP, INP and CLS of a random part of all visits. Visits with overrides or the fault lab are excluded, because
 * these are not representative.
 */
export function measureSome(host: RemoteHost): void {
  const { lab, overrides } = host.registry;
  if (lab || overrides.length > 0 || Math.random() * ONE_OF >= 1) return;
  import(/* webpackChunkName: "vitals" */ '@verdant/federation/vitals').then(
    ({ measureVitals }) => measureVitals(host, addressAt),
    () => undefined,
  );
}

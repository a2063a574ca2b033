import type { Registry } from '@verdant/federation/contract';
import { LOAD_TIMEOUT_MS } from '@verdant/shared/remote';

/** What this page's registry changes about loading; set once, before the first load. */
export const loadSettings = {
  /** Limit of every stage. */
  timeoutMs: LOAD_TIMEOUT_MS,
  /** A fault lab or overrides are at work: what happens is nobody's failure. */
  altered: false,
};

export function applyRegistry({ overrides, lab }: Registry): void {
  loadSettings.timeoutMs = lab?.timeout_ms ?? LOAD_TIMEOUT_MS;
  loadSettings.altered = Boolean(lab) || overrides.length > 0;
}

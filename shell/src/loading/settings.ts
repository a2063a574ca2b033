import type { Registry } from '@verdant/shared/contract';
import { LOAD_TIMEOUT_MS } from '@verdant/shared/remote';

/** What this page's registry changes about loading; set once, before the first load. */
export const loadSettings = {
  /** Limit of every stage. */
  timeoutMs: LOAD_TIMEOUT_MS,
  /** Remotes that may come without hashes. */
  unhashed: new Set<string>(),
  /** A fault lab or overrides are at work: what happens is nobody's failure. */
  altered: false,
};

export function applyRegistry({ remotes, overrides, lab }: Registry): void {
  loadSettings.timeoutMs = lab?.timeout_ms ?? LOAD_TIMEOUT_MS;
  // A build that a developer works on changes under its hashes; it may name none.
  for (const { name } of overrides) {
    const hashes = remotes.find((remote) => remote.name === name)?.integrity ?? {};
    if (Object.keys(hashes).length === 0) loadSettings.unhashed.add(name);
  }
  loadSettings.altered = Boolean(lab) || overrides.length > 0;
}

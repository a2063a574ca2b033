import type { RemoteHealth, RemoteHealthEntry } from '@verdant/federation/contract';

export const zeroLoadCounts = { loaded: 0, recovered: 0, fell_back: 0, failed: 0, threw: 0, p75_ms: null };

export const exampleHealthEntry = (name: string, changes: Partial<RemoteHealthEntry> = {}): RemoteHealthEntry => ({
  name,
  stable: null,
  canary: null,
  built: '0.1.0',
  earlier: [],
  frozen: false,
  ...zeroLoadCounts,
  served: 0,
  silent: 0,
  releases: [],
  failures: [],
  switches: [],
  published: [],
  ...changes,
});

export const exampleHealth = (
  remotes: readonly RemoteHealthEntry[],
  changes: Partial<RemoteHealth> = {},
): RemoteHealth => ({
  range: '24h',
  from: '2026-03-04T14:00:00.000Z',
  to: '2026-03-05T14:00:00.000Z',
  step_hours: 1,
  may_operate: false,
  remotes: [...remotes],
  ...changes,
});

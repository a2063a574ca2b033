export type { ExactLimits } from './exact-limits';
export type { FloodLimits } from './flood-limits';
export { limitSettings, type LimitSettings } from './limit-settings';
export { countKey, type Addition, type Limit, type LimitStore, type Tally, type Use } from './limit-store';
export { createLimits, shareCounts, type Limits } from './limits';
export { limitRequests } from './request-limits';
export { byIp, perMinute } from './route-limits';
export { tooMany } from './too-many';

export type { ExactLimits } from './limits';
export { countKey, type Limit, type LimitStore, type Tally, type Use } from './limit-store';
export { createLimits, shareCounts, type Limits } from './limits';
export { limitConcurrency, perNetwork } from './limit-concurrency';
export { limitRequests } from './request-limits';
export { createLimiter, type Limiter, type Release } from './limiter';
export { releaseSlots } from './request-slots';
export { byIp, perHour, perMinute } from './route-limits';
export { queueFull, tooMany } from './too-many';

export type { ExactLimits } from './limits';
export { countKey, type Limit, type LimitStore, type Tally, type Use } from './limit-store';
export { createLimits, shareCounts, type Limits } from './limits';
export { limitConcurrency, perNetwork, byIp, perHour, perMinute, queueFull, tooMany } from './route-limits';
export { limitRequests } from './request-limits';
export { createLimiter, type Limiter, type Release } from './limiter';
export { releaseSlots } from './request-slots';

export type { ExactLimits } from './limits';
export { limitCountKey, type Limit, type LimitStore, type LimitUseCount, type LimitUse } from './limits';
export { createLimits, shareFloodCounts, type Limits } from './limits';
export {
  limitConcurrency,
  limitPerNetwork,
  ipKeyOfRequest,
  limitPerHour,
  limitPerMinute,
  queueFullError,
  tooManyRequestsError,
} from './route-limits';
export { limitRequests } from './request-limits';
export { createLimiter, type ReleaseSlot } from './limiter';
export { holdSlots, releaseSlots } from './route-limits';

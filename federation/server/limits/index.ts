export type { ExactLimits } from './limits';
export { countKey, type Limit, type LimitStore, type UseCount, type LimitUse } from './limit-store';
export { createLimits, shareCounts, type Limits } from './limits';
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
export { holdSlots, releaseSlots } from './request-slots';

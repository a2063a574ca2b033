export {
  type ExactLimits,
  limitCountKey,
  type Limit,
  type LimitStore,
  type LimitUseCount,
  type LimitUse,
  createLimits,
  shareFloodCounts,
  type Limits,
} from './limits';
export {
  limitConcurrency,
  limitPerNetwork,
  ipKeyOfRequest,
  limitPerHour,
  limitPerMinute,
  queueFullError,
  refuseSlowly,
  tooManyRequestsError,
  holdSlot,
  releaseSlots,
} from './route-limits';
export { limitRequests } from './request-limits';
export { createLimiter, type FreeSlot } from './limiter';

export { SLOW_LOAD_AFTER_MS } from '../browser/core/timing';
export { cancelSlowChunks } from './load-chunk';
export { loadChunk } from './load-chunk';
export { Slot } from './slot';
export type { SlotProps } from './slot';
export { useLazyComponent } from './use-lazy-component';
export type { LazyState } from './use-lazy-component';
export { whenIdle } from '../browser/core/timing';
export { paramsAt, partsOf, rankOf } from '../contract/page-paths';

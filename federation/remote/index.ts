export { SLOW_LOAD_AFTER_MS } from '../browser/core/timing';
export { whenIdle } from '../browser/core/when-idle';
export { cancelSlowChunks, loadChunk } from './load-chunk';
export { Slot, type SlotProps } from './slot';
export { useLazyComponent, type LazyState } from './use-lazy-component';
export { paramsAt, partsOf, rankOf } from '../contract/page-paths';

export { loadChunk } from './load-chunk';
export { useLazyComponent } from './use-lazy-component';
export type { LazyState } from './use-lazy-component';
export { paramsAt, partsOf, rankOf } from '../contract/page-paths';

export { readChunkFailure } from './chunk-failure';
export type { ChunkFailure } from './chunk-failure';
export { LOAD_TIMEOUT_MS, SLOW_AFTER_MS } from './limits';
export { RemoteLoadError } from './remote-load-error';
export type { LoadReason, LoadStage, RemoteLoadDetails } from './remote-load-error';
export { retryUrl } from './retry-url';

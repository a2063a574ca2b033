export { readChunkFailure } from './chunk-failure';
export type { ChunkFailure } from './chunk-failure';
export type { FileFailure, FileKind, FileLoader } from '../../../federation/browser/core/file-loader';
export { LOAD_TIMEOUT_MS, SLOW_AFTER_MS } from './limits';
export { RemoteLoadError, loadDetails } from './remote-load-error';
export type { LoadDetail, LoadReason, LoadStage, RemoteLoadDetails } from './remote-load-error';
export { retryUrl } from './retry-url';

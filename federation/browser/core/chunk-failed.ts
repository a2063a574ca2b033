/** Window event for a chunk that failed to load while the importing code caught the error. */
export const CHUNK_FAILED = 'federation-chunk-failed';

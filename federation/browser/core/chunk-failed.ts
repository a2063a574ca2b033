/**
 * Window event for a chunk that failed to load and whose error is not otherwise reported, because the importing code caught
 * it.
 */
export const CHUNK_FAILED = 'federation-chunk-failed';

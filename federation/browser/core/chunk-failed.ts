/**
 * Name of the window event for a chunk that failed to load while the importing code caught the error. This event is the
 * only report of such an error.
 */
export const CHUNK_FAILED = 'federation-chunk-failed';

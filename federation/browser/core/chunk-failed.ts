/** Type of the window event for a chunk that failed to load, if the importing code caught the error. */
export const CHUNK_FAILED_EVENT = 'federation-chunk-failed';

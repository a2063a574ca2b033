/** Window event for a chunk that failed to load while the importing code caught the error. */
export const CHUNK_FAILED = 'federation-chunk-failed';

/** Window event after the code that fills slots of pages has loaded. */
export const SLOTS_READY = 'federation-slots-ready';

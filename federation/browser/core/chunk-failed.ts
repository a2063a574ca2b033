/** The event of the window for a chunk that did not load, once nothing has taken its error over: the code caught it. */
export const CHUNK_FAILED = 'federation-chunk-failed';

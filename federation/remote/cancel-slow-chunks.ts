/** Function that the load guard adds to webpack's runtime. Declared here: a team's type check lacks the guard's types. */
declare const __webpack_require__: { cancelSlow?: () => void };

/**
 * Cancels requests for files of this remote that take longer than four seconds; `loadChunk` then retries them. Call it when
 * the user wants to stop waiting.
 */
export function cancelSlowChunks(): void {
  // `__webpack_require__` is undefined in unit tests, which run without webpack.
  if (typeof __webpack_require__ !== 'undefined') __webpack_require__.cancelSlow?.();
}

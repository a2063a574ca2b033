/** The load guard's addition to webpack's runtime; a team's own type check does not see the guard's declarations. */
declare const __webpack_require__: { cancelSlow?: () => void };

/**
 * Cancels requests for files of this remote that take longer than four seconds; `loadChunk` then retries them. Call it when
 * the user wants to stop waiting.
 */
export function cancelSlowChunks(): void {
  // Unit tests run without webpack.
  if (typeof __webpack_require__ !== 'undefined') __webpack_require__.cancelSlow?.();
}

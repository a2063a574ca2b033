/** Load guard's function in webpack's runtime, declared here because a team's type check lacks the guard's own types. */
declare const __webpack_require__: { cancelSlow?: () => void };

/**
 * Cancels requests of this remote that take longer than four seconds, so that `loadChunk` retries them. Call this
 * function when the user wants to stop waiting.
 */
export function cancelSlowChunks(): void {
  // Unit tests run without webpack.
  if (typeof __webpack_require__ !== 'undefined') __webpack_require__.cancelSlow?.();
}

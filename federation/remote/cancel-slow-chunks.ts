/** The load guard's addition to webpack's runtime; a team's own type check does not see the guard's declarations. */
declare const __webpack_require__: { cancelSlow?: () => void };

/**
 * Cancels what this remote has been loading for more than four seconds: `loadChunk` then requests it again by itself. For a
 * user who does not wait any longer.
 */
export function cancelSlowChunks(): void {
  // Unit tests run without webpack.
  if (typeof __webpack_require__ !== 'undefined') __webpack_require__.cancelSlow?.();
}

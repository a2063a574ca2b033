/** A component rendered over and over and was stopped. */
export class RenderLoopError extends Error {
  override readonly name = 'RenderLoopError';
}

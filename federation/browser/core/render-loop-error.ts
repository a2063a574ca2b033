/** Error for a component that was stopped because it rendered endlessly. */
export class RenderLoopError extends Error {
  override readonly name = 'RenderLoopError';
}

/** Messages of React for loops in layout effects and in rendering: in development, and in production. */
const OF_REACT = /^Maximum update depth exceeded|^Minified React error #185;/;

/** Returns true if an error means that a component rendered endlessly. */
export const isRenderLoop = (cause: unknown): boolean =>
  cause instanceof RenderLoopError || (cause instanceof Error && OF_REACT.test(cause.message));

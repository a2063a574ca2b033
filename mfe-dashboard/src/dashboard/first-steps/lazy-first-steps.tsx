import { lazyComponent } from '@verdant/shared/lazy';

/** A chunk that users load until their first steps are done. What is below waits for it, so that nothing moves. */
export const LazyFirstSteps = lazyComponent(
  async () => (await import(/* webpackChunkName: "first-steps" */ './first-steps')).FirstSteps,
  ({ children }) => <div data-loading="">{children}</div>,
);

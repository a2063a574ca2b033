/** What React says of a node of its tree, as far as it is used here. */
export type Fiber = {
  type: unknown;
  stateNode: unknown;
  /** Bits of the updates that wait for the next render. */
  lanes: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
};
export type FiberRoot = { current: Fiber; pendingLanes: number; suspendedLanes: number };

type OnEffects = (renderer: number, root: FiberRoot) => void;
type Hook = { supportsFiber: true; inject: () => number; onPostCommitFiberRoot?: OnEffects };

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined;
}

/**
 * React's hook for developer tools, which exists in production, too: React looks for it once, while its module is evaluated.
 * There is no other way to learn of commits that change nothing in the document.
 */
export function installHook(): void {
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1 };
}

/** Calls the listener after the effects of every commit, after whoever else listens. @returns the function that ends it */
export function onEffects(listener: (root: FiberRoot) => void): () => void {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) return () => undefined;
  const others = hook.onPostCommitFiberRoot;
  let isOver = false;
  hook.onPostCommitFiberRoot = (renderer, root) => {
    others?.call(hook, renderer, root);
    if (!isOver) listener(root);
  };
  return () => {
    isOver = true;
  };
}

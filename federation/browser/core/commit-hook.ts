/** What React states about a node of its tree, as far as it is used here. */
export type Fiber = {
  stateNode: unknown;
  /** Bits of the updates that wait for the next render. */
  lanes: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
};
export type FiberRoot = { current: Fiber; pendingLanes: number; suspendedLanes: number };

/** React's hook for developer tools. */
type CommitHook = {
  supportsFiber: true;
  inject: () => number;
  /** Called after the effects of every commit. */
  onPostCommitFiberRoot?: (renderer: number, root: FiberRoot) => void;
};

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: CommitHook | undefined;
}

import { RemoteBoundary } from './boundary';

type Fiber = {
  stateNode: unknown;
  /** Bit mask of the priorities (lanes) of updates that wait for the next render. */
  lanes: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
};
type FiberRoot = { current: Fiber; pendingLanes: number; suspendedLanes: number };

type CommitHook = {
  supportsFiber: true;
  inject: () => number;
  /** Called after the effects of every commit. */
  onPostCommitFiberRoot?: (renderer: number, root: FiberRoot) => void;
};

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: CommitHook | undefined;
}

/** Maximum commits a second without a loop. Animations at 240 frames a second cause 240 commits, a loop thousands. */
const COMMITS_PER_SECOND = 250;
/** Number of successive commits, beyond those that `COMMITS_PER_SECOND` allows, after which a loop is detected. */
const MAX_EXCESS = 500;

/** Creates a counter of successive commits, which returns true if commits follow each other endlessly and too fast. */
export function createCommitCounter() {
  let commits = 0;
  let since = 0;
  /** `isSettled`: true if the effects of the commit have not requested another commit. `now`: time in milliseconds. */
  return (isSettled: boolean, now: number): boolean => {
    commits += 1;
    const isLoop = !isSettled && commits > MAX_EXCESS + ((now - since) / 1000) * COMMITS_PER_SECOND;
    if (isSettled || isLoop) [commits, since] = [0, now];
    return isLoop;
  };
}

/** Bit mask of the lanes of updates from effects and of more urgent updates. The lanes of transitions are not included. */
const URGENT = 0b11_1111;

/** Returns the first node, in tree order, with a pending update. */
function findWaitingFiber(fiber: Fiber | null): Fiber | null {
  for (let node = fiber; node; node = node.sibling) {
    const found = node.lanes & URGENT ? node : findWaitingFiber(node.child);
    if (found) return found;
  }
  return null;
}

/** Reports a render loop to the boundary of the remote with the pending update. Does nothing for an update of the host. */
function stopRenderLoop({ current }: FiberRoot): void {
  for (let node = findWaitingFiber(current); node; node = node.return) {
    if (!(node.stateNode instanceof RemoteBoundary)) continue;
    // React throws an error with this message for the loops that React itself detects.
    node.stateNode.props.onError(new Error('Maximum update depth exceeded'), false, false);
    return;
  }
}

/** Stops remotes with effects that set state and so run again. React stops only loops in layout effects and rendering. */
export function guardAgainstRenderLoops(): void {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) return;
  const others = hook.onPostCommitFiberRoot;
  const isLoop = createCommitCounter();
  hook.onPostCommitFiberRoot = (renderer, root) => {
    others?.call(hook, renderer, root);
    if (isLoop(!(root.pendingLanes & ~root.suspendedLanes & URGENT), performance.now())) stopRenderLoop(root);
  };
}

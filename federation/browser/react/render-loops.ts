import { hasTooManyCommits, countCommit, type CommitCount } from '../core/render-loop';
import { RenderLoopError } from '../core/render-loop-error';
import { RemoteBoundary } from './boundary';

/** The fields of React's fiber that are used here. */
export type Fiber = {
  stateNode: unknown;
  /** Bit mask of the priorities (lanes) of updates that wait for the next render. */
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

/** Lanes of updates from effects and of more urgent updates; pending transitions do not count. */
const URGENT = 0b11_1111;

/** Returns the first node, in tree order, with a pending update. */
function waitingIn(fiber: Fiber | null): Fiber | null {
  for (let node = fiber; node; node = node.sibling) {
    const found = node.lanes & URGENT ? node : waitingIn(node.child);
    if (found) return found;
  }
  return null;
}

/** Reports a render loop to the boundary of the remote with the pending update. Does nothing for an update of the host. */
function stop({ current }: FiberRoot): void {
  for (let node = waitingIn(current); node; node = node.return) {
    if (!(node.stateNode instanceof RemoteBoundary)) continue;
    node.stateNode.props.onError(new RenderLoopError(), false, false);
    return;
  }
}

/**
 * Stops a remote that renders without an end, because an effect sets state that makes the effect run again. React itself
 * stops only loops in layout effects and in rendering. Uses React's hook for developer tools, calls an earlier listener of
 * the hook first, and is never removed.
 */
export function stopRenderLoops(): void {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) return;
  const others = hook.onPostCommitFiberRoot;
  let pace: CommitCount = { commits: 0, since: 0 };
  hook.onPostCommitFiberRoot = (renderer, root) => {
    others?.call(hook, renderer, root);
    const now = performance.now();
    pace = countCommit(pace, !(root.pendingLanes & ~root.suspendedLanes & URGENT), now);
    if (!hasTooManyCommits(pace, now)) return;
    pace = { commits: 0, since: now };
    stop(root);
  };
}

import { onEffects } from '../adapters/commits';
import type { Fiber, FiberRoot } from '../adapters/commits';
import { isLoop, paceAfter } from '../core/render-loop';
import type { Pace } from '../core/render-loop';
import { RemoteBoundary } from './remote-boundary';

/** Updates of effects, and more urgent ones; transitions may wait as long as they like. */
const URGENT = 0b11_1111;

/** The first node, in the order of the tree, that waits to render again. */
function waitingIn(fiber: Fiber | null): Fiber | null {
  for (let node = fiber; node; node = node.sibling) {
    const found = node.lanes & URGENT ? node : waitingIn(node.child);
    if (found) return found;
  }
  return null;
}

/** The boundary of the remote that is to render again; undefined when it is the host. */
function loopingBoundary({ current }: FiberRoot): RemoteBoundary | undefined {
  for (let node = waitingIn(current); node; node = node.return) {
    if (node.stateNode instanceof RemoteBoundary) return node.stateNode;
  }
  return undefined;
}

/**
 * Stops a remote that renders without an end, because an effect sets state that makes the effect run again. React itself
 * stops only loops in layout effects and in rendering. @returns the function that ends it
 */
export function stopRenderLoops(): () => void {
  let pace: Pace = { commits: 0, since: performance.now() };
  return onEffects((root) => {
    const now = performance.now();
    pace = paceAfter(pace, !(root.pendingLanes & ~root.suspendedLanes & URGENT), now);
    if (!isLoop(pace, now)) return;
    pace = { commits: 0, since: now };
    loopingBoundary(root)?.props.onLoop();
  });
}

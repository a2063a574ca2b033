import { parsePath } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import type { LeaveGuard } from './leave-guard';

/** Returns the navigator with a `push` that asks before the user leaves unsaved work. A `replace` never asks, because it follows an action of the user. */
export const withLeaveQuestion = (navigator: Navigator, guard: Pick<LeaveGuard, 'leave'>): Navigator => ({
  ...navigator,
  push: (to, ...place) => {
    const push = () => navigator.push(to, ...place);
    if ((typeof to === 'string' ? parsePath(to) : to).pathname === location.pathname) push();
    else guard.leave(push);
  },
});

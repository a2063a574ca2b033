import { parsePath } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import type { LeaveGuard } from './leave-guard';

/** The same navigator, whose `push` to another page asks before unsaved work is left. A `replace` follows from something that has happened. */
export const asking = (navigator: Navigator, guard: Pick<LeaveGuard, 'leave'>): Navigator => ({
  ...navigator,
  push: (to, ...place) => {
    const push = () => navigator.push(to, ...place);
    if ((typeof to === 'string' ? parsePath(to) : to).pathname === location.pathname) push();
    else guard.leave(push);
  },
});

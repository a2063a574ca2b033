import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { parsePath, Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { DATA_CHANGED } from '@verdant/shared/contract';
import { leaveGuard } from '../leaving/leave-guard';
import { createBrowserHistory } from './browser-history';
import { withPageFade } from './fade';

const forgetShown = () => dispatchEvent(new Event(DATA_CHANGED));

/** Returns a navigator whose `push` and `replace` make the new page fetch its data again (spec 4, dashboard loading). */
const withFreshData = (navigator: Navigator): Navigator => ({
  ...navigator,
  push: (...place) => {
    forgetShown();
    navigator.push(...place);
  },
  replace: (...place) => {
    forgetShown();
    navigator.replace(...place);
  },
});

/** Returns a navigator whose `push` asks before unsaved work is lost. `replace`, which completes an action, does not. */
const withLeaveQuestion = (navigator: Navigator): Navigator => ({
  ...navigator,
  push: (to, ...place) => {
    const push = () => navigator.push(to, ...place);
    if ((typeof to === 'string' ? parsePath(to) : to).pathname === location.pathname) push();
    else leaveGuard.leave(push);
  },
});

function createPlaces() {
  const history = createBrowserHistory(leaveGuard);
  return {
    history,
    navigator: withLeaveQuestion(withPageFade(withFreshData(history))),
    place: () => history.place,
  };
}

/** Router for browsers. A navigation renders synchronously, because a React transition could be too late for the fade. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [{ history, navigator, place }] = useState(createPlaces);
  const { location, action } = useSyncExternalStore(history.listen, place, place);
  return (
    <Router location={location} navigationType={action} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}

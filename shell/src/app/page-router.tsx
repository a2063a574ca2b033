import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, type Navigator } from 'react-router-dom';
import { DATA_CHANGED } from '@verdant/shared/contract';
import { asking } from '../leaving/asking';
import { leaveGuard } from '../leaving/leave-guard';
import { createBrowserHistory } from './browser-history';

/** How long a navigation waits for the picture of the old page. A device that takes longer does without from then on. */
const PATIENCE_MS = 50;
let isTooSlow = false;

const isWanted = () =>
  !isTooSlow &&
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** The same navigator, whose `push` fades from the old page to the new one, where the browser can and the user allows motion. */
function fading(navigator: Navigator): Navigator {
  let pending: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** At once, and before whatever comes next: navigations keep their order. */
  const finish = () => {
    const push = pending;
    pending = undefined;
    clearTimeout(timer);
    if (push) flushSync(push);
  };
  return {
    ...navigator,
    push: (...place) => {
      finish();
      if (!isWanted()) return navigator.push(...place);
      pending = () => navigator.push(...place);
      const transition = document.startViewTransition(finish);
      timer = setTimeout(() => {
        isTooSlow = true;
        transition.skipTransition();
        finish();
      }, PATIENCE_MS);
      const { finished, ready, updateCallbackDone } = transition;
      // A transition that is skipped is none; the navigation takes place all the same.
      for (const moment of [finished, ready, updateCallbackDone]) moment.catch(() => undefined);
    },
    replace: (...place) => {
      finish();
      navigator.replace(...place);
    },
    go: (delta) => {
      finish();
      navigator.go(delta);
    },
  };
}

const forgetShown = () => dispatchEvent(new Event(DATA_CHANGED));

/** The same navigator. Only back and forward show what was fetched before: a link opens its page afresh (spec 4, dashboard loading). */
const openingAfresh = (navigator: Navigator): Navigator => ({
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

function createPlaces() {
  const history = createBrowserHistory(leaveGuard);
  return { history, navigator: asking(fading(openingAfresh(history)), leaveGuard), place: () => history.place };
}

/**
 * The router of a browser. A new page is drawn at once and as a whole, not as a transition of React: that would yield to
 * whatever else there is to do, and be late for the picture of the new page that the fade takes.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [{ history, navigator, place }] = useState(createPlaces);
  const { location, action } = useSyncExternalStore(history.listen, place, place);
  return (
    <Router location={location} navigationType={action} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}

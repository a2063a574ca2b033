import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { flushSync } from 'react-dom';

const isWanted = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** The same navigator, whose `push` fades from the old page to the new one. */
function fading(navigator: Navigator): Navigator {
  let pending: (() => void) | undefined;
  /** At once, and before whatever comes next: navigations keep their order. */
  const finish = () => {
    const push = pending;
    pending = undefined;
    if (push) flushSync(push);
  };
  return {
    ...navigator,
    push: (...place) => {
      finish();
      if (!isWanted()) return navigator.push(...place);
      pending = () => navigator.push(...place);
      const { finished, ready, updateCallbackDone } = document.startViewTransition(finish);
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

/** Inside a router: moving to another page fades where the browser can and the person allows motion. */
export function ViewTransitions({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const value = useMemo(() => ({ ...context, navigator: fading(context.navigator) }), [context]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

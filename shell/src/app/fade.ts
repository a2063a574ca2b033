import type { Navigator } from 'react-router-dom';
import { flushSync } from 'react-dom';

/** Maximum wait of a navigation for the old page's snapshot, in milliseconds. A longer wait turns off all later fades. */
const PATIENCE_MS = 50;
let isTooSlow = false;

const isWanted = () =>
  !isTooSlow &&
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Returns a navigator whose `push` fades from the old page to the new one, if supported and the user allows motion. */
export function withPageFade(navigator: Navigator): Navigator {
  let pending: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs a pending navigation before the next one, so that navigations keep their order. */
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

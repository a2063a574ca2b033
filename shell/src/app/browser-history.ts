import { createPath, NavigationType, parsePath } from 'react-router-dom';
import type { Location, Navigator, To } from 'react-router-dom';

/** Name of the performance mark for a client-side navigation to another page; the path is the mark's `detail`. */
export const PAGE_PERFORMANCE_MARK = 'page';

type Place = { action: NavigationType; location: Location };

type Guard = { hasWork: () => boolean; leave: (action: () => void) => void };

type BrowserHistory = Navigator & {
  readonly place: Place;
  /** Calls `onChange` after each navigation, including the browser's back and forward. Returns an unsubscribe function. */
  listen: (onChange: (place: Place) => void) => () => void;
};

type Kept = { usr?: unknown; key?: string; idx?: number };

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Returns the state of the current history entry; an empty object for an entry that the router did not create. */
function readStoredState(): Kept {
  const state: unknown = window.history.state;
  return typeof state === 'object' ? { ...state } : {};
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = readStoredState();
  return { pathname, search, hash, state: usr, key };
}

/** Returns the current history entry's position. Stores and returns `otherwise` for an entry not created by the router. */
function currentIndex(otherwise: number): number {
  const { idx = otherwise, ...kept } = readStoredState();
  window.history.replaceState({ ...kept, idx }, '');
  return idx;
}

/**
 * Returns the browser's history for `Router`. Back and forward ask the guard if work is unsaved: the history first returns
 * to the previous entry, and moves on after the user agrees.
 */
export function createBrowserHistory(guard: Guard): BrowserHistory {
  const listeners = new Set<(place: Place) => void>();
  /** Callbacks that run after this history's own moves, which need no confirmation. */
  const moves: (() => void)[] = [];
  let index = currentIndex(0);
  let place: Place = { action: NavigationType.Pop, location: currentLocation() };
  const changed = (action: NavigationType) => {
    place = { action, location: currentLocation() };
    performance.mark(PAGE_PERFORMANCE_MARK, { detail: place.location.pathname });
    for (const onChange of listeners) onChange(place);
  };
  const keep = (how: 'pushState' | 'replaceState', to: To, state: unknown) => {
    if (how === 'pushState') index += 1;
    const kept: Kept = { usr: state, key: Math.random().toString(36).slice(2, 10), idx: index };
    // The URL always stays in this origin, even if the path begins with `//`. The current path is used if `to` has no path.
    const path = createPath({ pathname: window.location.pathname, ...(typeof to === 'string' ? parsePath(to) : to) });
    window.history[how](kept, '', window.location.origin + path);
  };
  const move = (delta: number, then: () => void) => {
    moves.push(then);
    window.history.go(delta);
  };
  const arrive = () => {
    index = currentIndex(index + 1);
    changed(NavigationType.Pop);
  };
  const onPop = () => {
    const then = moves.shift();
    const delta = currentIndex(index + 1) - index;
    if (then) then();
    else if (delta !== 0 && window.location.pathname !== place.location.pathname && guard.hasWork()) {
      move(-delta, () => guard.leave(() => move(delta, arrive)));
    } else arrive();
  };
  return {
    get place() {
      return place;
    },
    createHref: pathOf,
    encodeLocation: (to) => {
      const { pathname, search, hash } = new URL(window.location.origin + pathOf(to));
      return { pathname, search, hash };
    },
    push: (to, state) => {
      keep('pushState', to, state);
      changed(NavigationType.Push);
    },
    replace: (to, state) => {
      keep('replaceState', to, state);
      changed(NavigationType.Replace);
    },
    go: (delta) => window.history.go(delta),
    listen: (onChange) => {
      if (listeners.size === 0) addEventListener('popstate', onPop);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) removeEventListener('popstate', onPop);
      };
    },
  };
}

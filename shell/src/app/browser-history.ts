import { createPath, NavigationType, parsePath } from 'react-router-dom';
import type { Location, Navigator, To } from 'react-router-dom';

/** Where the browser is, and how it came there. */
type Place = { action: NavigationType; location: Location };

type BrowserHistory = Navigator & {
  readonly place: Place;
  /** Calls back after each change, also one by the browser's buttons. Returns the function that stops it. */
  listen: (onChange: (place: Place) => void) => () => void;
};

/** What an entry of the browser's history keeps: the state of its page, and what tells it from others of the same path. */
type Kept = { usr?: unknown; key?: string };

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Nothing for an entry that the browser made. */
function keptHere(): Kept {
  const state: unknown = window.history.state;
  return typeof state === 'object' ? { ...state } : {};
}

function here(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = keptHere();
  return { pathname, search, hash, state: usr, key };
}

/** The browser's history in the form that `Router` takes, in which the router's own kept its entries too. */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<(place: Place) => void>();
  let place: Place = { action: NavigationType.Pop, location: here() };
  const changed = (action: NavigationType) => {
    place = { action, location: here() };
    for (const onChange of listeners) onChange(place);
  };
  const keep = (how: 'pushState' | 'replaceState', to: To, state: unknown) => {
    const kept: Kept = { usr: state, key: Math.random().toString(36).slice(2, 10) };
    // Of this origin whatever the path begins with; without a path it stays on this page.
    const path = createPath({ pathname: window.location.pathname, ...(typeof to === 'string' ? parsePath(to) : to) });
    window.history[how](kept, '', window.location.origin + path);
  };
  const onPop = () => changed(NavigationType.Pop);
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

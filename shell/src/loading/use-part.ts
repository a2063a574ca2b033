import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { RemoteLoadError, SLOW_AFTER_MS } from '@verdant/shared/remote';
import { logFailure } from '../debug/log-failure';
import type { Part } from './part';

type Component = ComponentType<Record<string, unknown>>;

export type PartState =
  | { status: 'loading'; slow: boolean }
  | { status: 'ready'; Component: Component }
  | { status: 'failed'; error: RemoteLoadError };

const initial = (part: Part): PartState => {
  const Component = part.loaded();
  return Component ? { status: 'ready', Component } : { status: 'loading', slow: false };
};

/**
 * Loads a part of the page. A small state machine of its own instead of Suspense, which would hold a page
 * back for 300 ms after its fallback. `attempt` starts it anew; the caller remounts for another part.
 */
export function usePart(part: Part, attempt: number): PartState {
  const [state, setState] = useState(() => initial(part));

  useEffect(() => {
    let current = true;
    const set = (next: PartState) => current && setState(next);
    set(initial(part));
    const slow = setTimeout(() => set({ status: 'loading', slow: true }), SLOW_AFTER_MS);
    if (attempt > 1) part.abandon();
    part
      .load()
      .then(
        (Component) => set({ status: 'ready', Component }),
        (error: unknown) => {
          if (!(error instanceof RemoteLoadError)) throw error;
          if (current) logFailure(error);
          set({ status: 'failed', error });
        },
      )
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [part, attempt]);

  return state;
}

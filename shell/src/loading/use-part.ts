import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { RemoteLoadError, SLOW_AFTER_MS } from '@verdant/shared/remote';
import { logFailure } from '../debug/log-failure';
import type { Part } from './part';
import type { Phase } from './recover';

type Component = ComponentType<Record<string, unknown>>;

/** Why somebody waits, once it is worth saying. */
export type Waiting = Phase | 'slow';

export type PartState =
  | { status: 'loading'; waiting: Waiting }
  | { status: 'ready'; Component: Component }
  | { status: 'failed'; error: RemoteLoadError };

const initial = (part: Part): PartState => {
  const Component = part.loaded();
  return Component ? { status: 'ready', Component } : { status: 'loading', waiting: 'loading' };
};

/**
 * Loads a part of the page. A small state machine of its own instead of Suspense, which would hold a page
 * back for 300 ms after its fallback. The caller remounts for another part and for another attempt.
 */
export function usePart(part: Part, attempt: number): PartState {
  const [state, setState] = useState(() => initial(part));

  useEffect(() => {
    let current = true;
    let isSlow = false;
    const set = (next: PartState) => current && setState(next);
    const loading = part.load(attempt);
    const showWaiting = () => {
      const phase = part.phase?.() ?? 'loading';
      setState((last) =>
        current && last.status === 'loading'
          ? { status: 'loading', waiting: isSlow && phase !== 'offline' ? 'slow' : phase }
          : last,
      );
    };
    const unwatch = part.watch?.(showWaiting);
    const slow = setTimeout(() => {
      isSlow = true;
      showWaiting();
    }, SLOW_AFTER_MS);
    const stop = () => {
      unwatch?.();
      clearTimeout(slow);
    };
    showWaiting();
    loading
      .then(
        (Component) => set({ status: 'ready', Component }),
        (error: unknown) => {
          if (!(error instanceof RemoteLoadError)) throw error;
          if (current) logFailure(error);
          set({ status: 'failed', error });
        },
      )
      .finally(stop);
    return () => {
      current = false;
      stop();
    };
  }, [part, attempt]);

  return state;
}

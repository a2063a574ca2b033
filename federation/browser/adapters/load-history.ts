import type { LoadEvent } from '../../contract';

export type PastLoad = LoadEvent & { id: number; at: Date };

const MAX_EVENTS = 20;
const RECENT_MS = 10_000;

export type LoadHistory = ReturnType<typeof createLoadHistory>;

export function createLoadHistory() {
  let count = 0;
  let events: readonly PastLoad[] = [];
  const listeners = new Set<() => void>();

  return {
    /** Adds a reported event to the history, unless the event is a load without a failure. */
    add(event: LoadEvent): void {
      if (event.outcome === 'loaded') return;
      count += 1;
      events = [{ ...event, id: count, at: new Date() }, ...events].slice(0, MAX_EVENTS);
      for (const notify of listeners) notify();
    },
    list: (): readonly PastLoad[] => events,
    /** Returns true if a load of the remote failed or recovered in the last ten seconds. */
    isRecent: (name: string): boolean =>
      events.some(
        ({ remote, outcome, at }) => remote === name && outcome !== 'threw' && Date.now() - at.getTime() < RECENT_MS,
      ),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

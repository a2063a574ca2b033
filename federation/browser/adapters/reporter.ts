import {
  LOAD_REPORTS_PATH,
  MAX_EVENTS_PER_REQUEST,
  pageIdOf,
  type LoadEvent,
  type LoadReports,
  type VitalEvent,
} from '../../contract';
import type { LoadEventWithError } from '../core/load-event';
import type { RemoteLoadError } from '../core/remote-load-error';
import { pageNonce } from './trusted-scripts';

/** Maximum number of events that one page reports, so that an error that repeats in a loop does not flood the server. */
const MAX_EVENTS_PER_PAGE = MAX_EVENTS_PER_REQUEST;
const BATCH_MS = 2_000;

export type ReportedEvent = LoadEventWithError | (VitalEvent & { thrown?: undefined });
type Events = LoadReports['events'];

/** Resolves to an error's description without personal data, or to an empty object if the describing code does not load. */
async function describe(error: RemoteLoadError): Promise<Partial<LoadEvent>> {
  try {
    // A page loads this chunk before most errors occur. Then an error is described before the user can leave the page.
    const { thrownErrorReport } = await import(/* webpackChunkName: "later" */ '../core/report-text');
    return thrownErrorReport(error);
  } catch {
    return {};
  }
}

/** Creates a reporter that sends the events of two seconds together, and ignores events after the 20th in a page. */
export function createLoadReporter(send: (events: Events) => void) {
  const waiting: Events = [];
  let accepted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0);
    if (events.length > 0) send(events);
  };
  const report = ({ thrown, ...event }: ReportedEvent): void => {
    if (accepted >= MAX_EVENTS_PER_PAGE) return;
    accepted += 1;
    waiting.push(event);
    if (thrown) void describe(thrown).then((description) => Object.assign(event, description));
    timer ??= setTimeout(flush, BATCH_MS);
  };
  return { flush, report };
}

/**
 * Starts this page's reporter, which also sends pending events when the user leaves the page. `isAltered`: true while the
 * fault lab or an override is in use.
 */
export function startReporter({ isAltered }: { isAltered: boolean }): (event: ReportedEvent) => void {
  const page = pageIdOf(pageNonce());
  const { report, flush } = createLoadReporter((events) => {
    const reports: LoadReports = { page, events, ...(isAltered && { altered: true }) };
    navigator.sendBeacon(LOAD_REPORTS_PATH, new Blob([JSON.stringify(reports)], { type: 'application/json' }));
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  return report;
}

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

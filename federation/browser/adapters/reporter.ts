import { LOAD_REPORTS_PATH, MAX_EVENTS_PER_REQUEST, pageIdOf } from '../../contract';
import type { LoadEvent, LoadReports, VitalEvent } from '../../contract';
import type { ThrownEvent } from '../core/load-event';
import type { RemoteLoadError } from '../core/remote-load-error';
import { pageNonce } from './trusted-scripts';

/** Maximum number of events that one page reports, so that an error in a loop does not flood the server. */
const MAX_EVENTS_PER_PAGE = 20;
const BATCH_MS = 2_000;

export type ReportedEvent = ThrownEvent | (VitalEvent & { thrown?: undefined });
type Send = (events: LoadReports['events']) => void;
type Describe = (error: RemoteLoadError) => Promise<Partial<LoadEvent>>;

/**
 * Returns the description of an error without personal data. The code for it is loaded at the first error; if that load
 * fails, the report contains no description.
 */
const describeThrown: Describe = async (error) => {
  try {
    const { thrownErrorReport } = await import(/* webpackChunkName: "thrown" */ '../core/thrown-error-report');
    return thrownErrorReport(error);
  } catch {
    return {};
  }
};

/** Creates a reporter that collects events for two seconds, then sends them. Ignores events after 20 in one page load. */
export function createLoadReporter(
  send: Send,
  describe = describeThrown,
): { report: (event: ReportedEvent) => void; flush: () => void } {
  const waiting: LoadReports['events'] = [];
  let accepted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0, MAX_EVENTS_PER_REQUEST);
    if (events.length > 0) send(events);
  };
  return {
    flush,
    report({ thrown, ...event }) {
      if (accepted >= MAX_EVENTS_PER_PAGE) return;
      accepted += 1;
      waiting.push(event);
      if (thrown) void describe(thrown).then((description) => Object.assign(event, description));
      timer ??= setTimeout(flush, BATCH_MS);
    },
  };
}

const randomId = () =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(16).padStart(8, '0'), '');

/** Starts this page's reporter, which sends pending events on leaving. `isAltered`: fault lab or overrides are active. */
export function startReporter({ isAltered }: { isAltered: boolean }): (event: ReportedEvent) => void {
  const nonce = pageNonce();
  const page = nonce ? pageIdOf(nonce) : randomId();
  const { report, flush } = createLoadReporter((events) => {
    const reports: LoadReports = { page, events, ...(isAltered && { altered: true }) };
    navigator.sendBeacon(LOAD_REPORTS_PATH, new Blob([JSON.stringify(reports)], { type: 'application/json' }));
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  return report;
}

import { LOAD_REPORTS_PATH, MAX_EVENTS_PER_REQUEST } from '@verdant/federation/contract';
import type { LoadEvent, LoadReports } from '@verdant/federation/contract';
import { recentLoads } from '../../debug/recent-loads';
import { loadSettings } from '../settings';

/** Nothing that loops in a page may flood the server. */
const MAX_EVENTS_PER_PAGE = 20;
const GATHER_MS = 2_000;

type Send = (events: LoadReports['events']) => void;

/** Gathers events for two seconds, sends them together, and stops after 20 of a page load. */
export function createReporter(send: Send): { report: (event: LoadEvent) => void; flush: () => void } {
  const waiting: LoadEvent[] = [];
  let taken = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0, MAX_EVENTS_PER_REQUEST);
    if (events.length > 0) send(events);
  };
  return {
    flush,
    report(event) {
      if (taken >= MAX_EVENTS_PER_PAGE) return;
      taken += 1;
      waiting.push(event);
      timer ??= setTimeout(flush, GATHER_MS);
    },
  };
}

/** The page's own: also what was gathered when the person leaves is sent. */
export function startReporter(): (event: LoadEvent) => void {
  const page = crypto
    .getRandomValues(new Uint32Array(2))
    .reduce((id, part) => id + part.toString(16).padStart(8, '0'), '');
  const { report, flush } = createReporter((events) => {
    const reports: LoadReports = { page, events, ...(loadSettings.altered && { altered: true }) };
    navigator.sendBeacon(LOAD_REPORTS_PATH, new Blob([JSON.stringify(reports)], { type: 'application/json' }));
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  return (event) => {
    recentLoads.remember(event);
    report(event);
  };
}

import type { LoadSummary } from '../../contract';
import type { Database } from '../database';
import { failuresBetween } from './failures';
import { figuresBetween, type StepFigures } from './load-hours';

const HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;
const MAX_RELEASES = 100;
const MAX_FAILURES = 20;

/** Whether anything was reported: a release may have been sent and not heard from. */
const isReported = ({ loaded, recovered, fell_back, failed, threw }: StepFigures): boolean =>
  loaded + recovered + fell_back + failed + threw > 0;

/** How releases loaded in the last 24 hours, the current one included, in pages, and the most frequent failures. */
export async function summarise(db: Database): Promise<LoadSummary> {
  const to = new Date((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS);
  const from = new Date(to.getTime() - HOURS * HOUR_MS);
  const [figures, failures] = await Promise.all([figuresBetween(db, from, to, HOURS), failuresBetween(db, from, to)]);
  const releases = figures
    .filter(isReported)
    .toSorted((a, b) => (a.remote === b.remote ? (a.version < b.version ? 1 : -1) : a.remote < b.remote ? -1 : 1))
    .slice(0, MAX_RELEASES)
    .map(({ at: _at, served: _served, silent: _silent, durations: _durations, ...release }) => release);
  return { hours: HOURS, releases, failures: failures.slice(0, MAX_FAILURES) };
}

import type { LoadEvent } from '../../contract';
import type { Database } from '../database';
import { ALL_PAGES, saveProblem } from '../prerender';
import type { Tally } from './rollback-decision';
import { takeoverTally } from './store';

/** One browser with an extension that changes pages is no reason. */
const MIN_PAGES = 3;
const MIN_PERCENT = 5;
const MINUTES = 60;

/** Why a release's pages should no longer be written ahead, for its history; undefined while they should. */
function takeoverProblem({ pages, failed }: Tally): string | undefined {
  if (failed < MIN_PAGES || failed * 100 < MIN_PERCENT * pages) return undefined;
  return `browsers drew them anew on ${failed} of ${pages} pages within ${MINUTES} minutes`;
}

/** Stops writing ahead the pages of a release whose written pages browsers do not take over from this build of the host. */
export async function stopWriting(db: Database, host: string, { remote, version }: LoadEvent): Promise<void> {
  const reason = takeoverProblem(await takeoverTally(db, remote, version, MINUTES));
  if (reason !== undefined) await saveProblem(db, { remote, version, host, path: ALL_PAGES, reason });
}

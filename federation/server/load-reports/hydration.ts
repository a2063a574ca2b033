import type { FastifyRequest } from 'fastify';
import type { LoadEvent } from '../../contract';
import { HOST_NAME } from '../../contract/faults';
import type { Database } from '../database';
import { isFromThisMachine, voteKey } from '../http/ip-address';
import type { ExactLimits } from '../limits';
import { findClearedAt, refuseRelease } from '../prerender';
import type { Tally } from './rollback-decision';
import { hydrationTally } from './counted-pages';
import { releaseKey } from './outcomes';
import { HYDRATION_STAGE } from './store';

/** Each of another IP address: one visitor alone, or one browser with an extension that changes pages, is no reason. */
const MIN_PAGES = 5;
const MIN_PERCENT = 5;
const MINUTES = 60;
const LIMIT = { name: 'pages against prerendering', max: 1, windowMs: MINUTES * 60_000 };

type Release = Pick<LoadEvent, 'remote' | 'version'>;

/**
 * The reports among `events` that a browser did not hydrate a page, as far as they count: one of each IP address (IPv6: of
 * each /48 network) for each release in the time in which reports are counted, on all servers together. This machine
 * itself has no limit.
 */
export async function mismatchesThatCount(
  exact: ExactLimits,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  events: readonly LoadEvent[],
): Promise<LoadEvent[]> {
  const mismatches = events.filter(({ stage, remote }) => stage === HYDRATION_STAGE && remote !== HOST_NAME);
  // A page reports a release once.
  const releases = [...new Map(mismatches.map((event) => [releaseKey(event), event])).values()];
  if (isFromThisMachine(request)) return releases;
  const counted = await Promise.all(
    releases.map(async (event) => exact.take([{ limit: LIMIT, key: `${voteKey(request.ip)} ${releaseKey(event)}` }])),
  );
  return releases.filter((_event, place) => counted[place] === 0);
}

/** Why a release's pages should not be prerendered for now; undefined while they should. */
function hydrationProblem({ pages, failed }: Tally): string | undefined {
  if (failed < MIN_PAGES || failed * 100 < MIN_PERCENT * pages) return undefined;
  return `browsers rendered them again on ${failed} of ${pages} pages within ${MINUTES} minutes`;
}

/** Ends prerendering of a release for a while whose pages browsers do not hydrate on this build of the host. */
export async function stopPrerendering(db: Database, host: string, { remote, version }: Release): Promise<void> {
  const release = { remote, version, host };
  const cleared = await findClearedAt(db, release);
  const since = new Date(Math.max(Date.now() - MINUTES * 60_000, cleared?.getTime() ?? 0));
  const reason = hydrationProblem(await hydrationTally(db, remote, version, since));
  if (reason !== undefined) await refuseRelease(db, release, reason);
}

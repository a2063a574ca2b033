import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { browserKind } from '../http/user-agent';
import type { ExactLimits } from '../limits';
import type { RequestedPage, Resolution } from '../registry';
import { createBatch } from './batch';
import { createPageLimit, voterOf, type VotingPage, createSample } from './sampling';
import { releaseKey } from './outcomes';
import type { RollbackLimits } from './rollback-decision';
import { saveServed, type ServedPage } from './store';

/** More in a second are not counted: the share is what matters. */
const MAX_WAITING = 5_000;

const ROBOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i;

/**
 * Whether a user's browser opens a page: every current one says so of a navigation, on HTTPS and on this machine. Robots,
 * tools, and pages that are fetched or rendered ahead do not count, since none of them has to report anything.
 */
export function isOpening({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const agent = headers['user-agent'];
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-purpose'] === undefined &&
    headers['purpose'] === undefined &&
    browserKind(agent) !== 'other' &&
    !ROBOT.test(agent ?? '')
  );
}

interface Dependencies {
  readonly db: Database;
  readonly exact: ExactLimits;
  readonly settings: RollbackLimits;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called for each release that pages were served of, once they are stored. */
  readonly onServed: (release: Pick<ServedPage, 'remote' | 'version'>) => Promise<void>;
}

/**
 * Returns what counts the page of a remote that a browser opens, by the id by which it reports (`pageIdOf`); there are pages
 * that do not count. No response waits for it: pages are stored together, each second, and sampled where many are sent
 * (`createSample`). Of each IP address as many count as in `createPageLimit`.
 */
export function countServed(app: FastifyInstance, { db, exact, settings, log, onServed }: Dependencies) {
  const isWithin = createPageLimit(exact, settings, 'served pages for rollback');
  const sample = createSample();
  const problem = 'served pages could not be counted';
  const batch = createBatch<ServedPage & VotingPage>(app, {
    max: MAX_WAITING,
    problem,
    log,
    write: async (pages) => {
      const within = await isWithin(pages);
      const counted = pages.filter((_page, place) => within[place]);
      await saveServed(
        db,
        counted.map(({ voter: _voter, ...page }) => page),
      );
      for (const one of new Map(counted.map((page) => [releaseKey(page), page])).values()) {
        onServed(one).catch((error: unknown) => log.warn({ err: error }, problem));
      }
    },
  });

  return (
    request: FastifyRequest,
    { overrides = [], lab }: Resolution,
    { remote }: RequestedPage,
    page: string,
  ): void => {
    const isAltered = lab !== undefined || overrides.length > 0;
    if (isAltered || !isOpening(request)) return;
    const release = { remote: remote.name, version: remote.version };
    const weight = sample(releaseKey(release));
    if (weight > 0) batch.add({ page, ...release, weight, voter: voterOf(request) });
  };
}

import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { browserKind } from '../http/user-agent';
import type { ExactLimits } from '../limits';
import type { RequestedPage, Resolution } from '../registry';
import { createBatch } from './batch';
import { createPageLimit, visitorKeyOf, type PageOfVisitor, createReportSampler } from './sampling';
import { outcomeSeverity, toReleaseId } from './schema';
import type { RollbackLimits } from './rollback-decision';
import { savePageLoads } from './store';

const MAX_WAITING = 5_000;

const ROBOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i;

/** True if a user's browser opens a page. Robots, tools and speculative loads possibly never report. */
export function isPageOpening({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
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

interface Release {
  readonly remote: string;
  readonly version: string;
}

interface Dependencies {
  readonly db: Database;
  readonly exact: ExactLimits;
  readonly settings: RollbackLimits;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly onServed: (release: Release) => Promise<void>;
}

/**
 * Returns a function that counts an opened page by the id in the page's reports (`pageIdOf`). Pages are sampled, and the
 * pages of one IP address are limited (`createPageLimit`).
 */
export function createServedPageCounter(app: FastifyInstance, { db, exact, settings, log, onServed }: Dependencies) {
  const isWithin = createPageLimit(exact, settings, 'served pages for rollback');
  const sample = createReportSampler();
  const problem = 'served pages could not be counted';
  const batch = createBatch<Release & PageOfVisitor & { readonly served: number }>(app, {
    max: MAX_WAITING,
    problem,
    log,
    write: async (pages) => {
      const within = await isWithin(pages);
      const counted = pages.filter((_page, place) => within[place]);
      await savePageLoads(
        db,
        counted.map(({ voter: _voter, ...page }) => ({ ...page, worst: outcomeSeverity.served })),
      );
      for (const release of new Map(counted.map((page) => [toReleaseId(page), page])).values()) {
        onServed(release).catch((error: unknown) => log.warn({ err: error }, problem));
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
    if (isAltered || !isPageOpening(request)) return;
    const release = { remote: remote.name, version: remote.version };
    const served = sample(toReleaseId(release));
    if (served > 0) batch.add({ page, ...release, served, voter: visitorKeyOf(request) });
  };
}

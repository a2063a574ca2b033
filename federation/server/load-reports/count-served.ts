import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { browserKind } from '../http/user-agent';
import type { ExactLimits } from '../limits';
import { findPage, type Resolution } from '../registry';
import { createPageLimit } from './page-limit';
import { releaseKey } from './page-counts';
import type { RollbackLimits } from './rollback-decision';
import { saveServed, type ServedPage } from './served-pages';

const BATCH_MS = 1_000;
/** More in a second are not counted: the share is what matters. */
const MAX_WAITING = 1_000;

const ROBOT = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor/i;

/**
 * Whether a person's browser opens a page: every current one says so of a navigation, on HTTPS and on this machine. Robots,
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
 * that do not count. No response waits for it: pages are stored together, each second. Of each IP address as
 * many count as in `createPageLimit`.
 */
export function countServed(app: FastifyInstance, { db, exact, settings, log, onServed }: Dependencies) {
  const isWithin = createPageLimit(exact, settings, 'served pages for rollback');
  const waiting: { readonly request: FastifyRequest; readonly served: ServedPage }[] = [];
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onClose', async () => clearTimeout(timer));

  const store = async () => {
    const batch = waiting.splice(0);
    const within = await Promise.all(batch.map(async ({ request, served }) => isWithin(request, served.page)));
    const counted = batch.flatMap(({ served }, place) => (within[place] ? [served] : []));
    await saveServed(db, counted);
    for (const served of new Map(counted.map((one) => [releaseKey(one), one])).values()) await onServed(served);
  };

  return (request: FastifyRequest, { remotes, overrides = [], lab }: Resolution, path: string, page: string): void => {
    const owner = findPage({ remotes }, path)?.remote;
    const isAltered = lab !== undefined || overrides.length > 0;
    if (!owner || isAltered || waiting.length >= MAX_WAITING || !isOpening(request)) return;
    waiting.push({ request, served: { page, remote: owner.name, version: owner.version } });
    if (waiting.length === 1) {
      timer = setTimeout(() => {
        store().catch((error: unknown) => log.warn({ err: error }, 'served pages could not be counted'));
      }, BATCH_MS).unref();
    }
  };
}

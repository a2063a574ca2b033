import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadReports, type LoadEvent, type LoadSummary } from '@verdant/federation/contract';
import { version as serverVersion } from '../../package.json';
import { attempts, byAddress, countAttempts } from '../accounts/attempts';
import type { Database } from '../database';
import { ApiError, parseBody } from '../http';
import { readJsonAs } from '../http/body-parser';
import type { Resolution } from '../releases/resolution';
import type { Settings } from '../settings';
import { browserKind } from './browser-kind';
import { createPageWeight } from './page-weight';
import { rollbackReason } from './rollback-decision';
import { isPublished, saveEvents, summarise, tallyOf } from './store';

/** Twenty events with every field at its longest are below 10 KB. */
const BODY_LIMIT_BYTES = 16 * 1024;
const REPORTS_A_MINUTE = 60;

/** Takes a release out of use; tells whether it was in use. */
export type RollBack = (name: string, version: string, reason: string) => Promise<unknown>;

interface Parts {
  readonly db: Database;
  readonly settings: Settings;
  /** What the visitor who reports gets. */
  readonly resolve: (request: FastifyRequest) => Promise<Resolution>;
  readonly rollBack: RollBack;
}

/** Pages of other sites can make their visitors send such a request, but not as one of ours. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new ApiError(403, 'Reports come from the pages of the product.');
  }
}

/** Names the release in what the visitor gets, or one that was published: nobody fills the counters with made-up names. */
async function isKnown(db: Database, { remotes }: Resolution, { remote, version }: LoadEvent): Promise<boolean> {
  if (remote === 'shell') return version === serverVersion;
  const served = remotes.find(({ name }) => name === remote);
  return served?.version === version || served?.previous?.version === version || isPublished(db, remote, version);
}

async function knownEvents(db: Database, resolution: Resolution, events: readonly LoadEvent[]): Promise<LoadEvent[]> {
  const known = await Promise.all(
    events.map(async (event) => ((await isKnown(db, resolution, event)) ? event : undefined)),
  );
  return known.filter((event) => event !== undefined);
}

/**
 * How remotes load in browsers: `POST /load-reports` takes what pages tell, anonymously, and rolls a release back whose
 * failures pass the limit; `GET /load-reports/summary` gives counts to everybody.
 */
export async function reportRoutes(app: FastifyInstance, { db, settings, resolve, rollBack }: Parts): Promise<void> {
  const weighs = createPageWeight(settings.rollbackMinutes * 60_000);
  await countAttempts(app);
  // `sendBeacon` calls a text `text/plain`; what is in it is JSON all the same.
  readJsonAs(app, 'text/plain');

  const judge = async ({ remote, version }: LoadEvent) => {
    const reason = rollbackReason(await tallyOf(db, remote, version, settings.rollbackMinutes), settings);
    if (reason !== undefined) await rollBack(remote, version, reason);
  };

  const limits = { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: attempts(REPORTS_A_MINUTE, byAddress) } };
  app.post('/load-reports', limits, async (request, reply) => {
    refuseOtherSites(request);
    const { page, altered, events } = parseBody(loadReports, request.body);
    const resolution = await resolve(request);
    const isAltered = altered === true || resolution.lab !== undefined || (resolution.overrides ?? []).length > 0;
    const kept = isAltered ? [] : await knownEvents(db, resolution, events);
    if (kept.length === 0) return reply.code(204).send();

    await saveEvents(
      db,
      { page, browser: browserKind(request.headers['user-agent']), weighs: weighs(request.ip, page) },
      kept,
    );
    const failing = kept.filter(
      ({ outcome, remote }) => (outcome === 'failed' || outcome === 'fell_back') && remote !== 'shell',
    );
    const releases = new Map(failing.map((event) => [`${event.remote} ${event.version}`, event]));
    for (const event of releases.values()) await judge(event);
    return reply.code(204).send();
  });

  app.get('/load-reports/summary', async (): Promise<LoadSummary> => summarise(db));
}

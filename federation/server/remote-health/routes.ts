import { desc, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { healthRanges, type RemoteErrors, type RemoteHealth, type RemoteVitals } from '../../contract';
import { HOST_NAME } from '../../contract/faults';
import type { Builds } from '../builds/read-builds';
import type { ReadSourceMap } from '../builds/serve-builds';
import type { Database } from '../database';
import { parseParams, parseQuery } from '../http';
import { isCheckPassed } from '../http/errors';
import { refuseCrossSiteRequest } from '../http/request-guards';
import { limitPerMinute, type Limits } from '../limits';
import { findFailures } from '../load-reports/failures';
import { findPageCounts, timeRangeCondition, windowOf } from '../load-reports/figures';
import { pageLoads } from '../load-reports/schema';
import { findVitals } from '../load-reports/vitals';
import { requireDeveloper, requireOperator, type DeveloperDependencies } from '../overrides';
import { describeAll, releases } from '../registry';
import type { FindNameById } from '../signing/release-keys';
import { assembleHealth, NOT_ACTIVE } from './assemble';
import { frameResolver } from './resolve-frame';
import { findErrors } from './thrown-errors';

const MAX_PUBLISHED = 200;

/** Finds the last published releases with the keys of their publishers, newest first. */
async function findPublished(db: Database) {
  const { name, version, keyId, publishedAt } = releases;
  return db
    .select({ name, version, keyId, publishedAt })
    .from(releases)
    .where(isNull(releases.expiresAt))
    .orderBy(desc(publishedAt))
    .limit(MAX_PUBLISHED);
}

const MAX_READS_PER_MINUTE = 60;

const named = v.object({ name: v.string() });
const healthQuery = v.object({ range: v.optional(v.picklist(healthRanges), '24h') });

interface RemoteHealthDependencies extends DeveloperDependencies {
  readonly db: Database;
  readonly builds: Builds;
  readonly limits: Limits;
  readonly version: string;
  /** Returns the names of keys and operators that developers see. */
  readonly names: () => Promise<FindNameById>;
  readonly readSourceMap: ReadSourceMap;
  readonly flush: () => Promise<void>;
}

/** Returns true for an operator, and false for a developer. Throws for other users. */
async function requireReader(request: FastifyRequest, dependencies: DeveloperDependencies): Promise<boolean> {
  refuseCrossSiteRequest(request, 'The overview is for the pages of the product.');
  if (await isCheckPassed(requireOperator(request, dependencies))) return true;
  await requireDeveloper(request, dependencies, {
    elsewhere: 'The overview is for browsers on this machine.',
    unlisted: 'This account may not see the overview',
  });
  return false;
}

/**
 * Serves `GET /remote-health` (all remotes), `/remote-health/:name/errors` and `/remote-health/:name/vitals`, each with
 * `?range=24h|7d`, to operators and developers (else 401 or 403).
 */
export async function remoteHealthRoutes(app: FastifyInstance, dependencies: RemoteHealthDependencies): Promise<void> {
  const { db, builds, limits, version, names } = dependencies;
  const limitedAs = (name: string) => ({
    preHandler: limitPerMinute(limits.flood, name, { max: MAX_READS_PER_MINUTE }),
  });
  const windowFor = ({ query }: FastifyRequest) => windowOf(parseQuery(healthQuery, query).range, new Date());
  const resolve = frameResolver(dependencies.readSourceMap);

  app.get('/remote-health/:name/errors', limitedAs('remote errors'), async (request): Promise<RemoteErrors> => {
    await requireReader(request, dependencies);
    const window = windowFor(request);
    return { errors: await findErrors(db, resolve, parseParams(named, request.params).name, window) };
  });

  app.get('/remote-health/:name/vitals', limitedAs('remote vitals'), async (request): Promise<RemoteVitals> => {
    await requireReader(request, dependencies);
    const window = windowFor(request);
    await dependencies.flush();
    return { vitals: await findVitals(db, parseParams(named, request.params).name, window) };
  });

  app.get('/remote-health', limitedAs('remote health'), async (request): Promise<RemoteHealth> => {
    const mayOperate = await requireReader(request, dependencies);
    const window = windowFor(request);
    const nameOf = await names();
    await dependencies.flush();
    const [figures, failures, published, { active, switches }] = await Promise.all([
      findPageCounts(db, window),
      findFailures(db, timeRangeCondition(pageLoads.firstAt, window)),
      findPublished(db),
      describeAll(db, builds, nameOf),
    ]);
    const host = [HOST_NAME, { ...NOT_ACTIVE, built: version }] as const;
    const all = new Map([host, ...active]);
    return assembleHealth(window, { figures, failures, published, active: all, switches, nameOf, mayOperate });
  });
}

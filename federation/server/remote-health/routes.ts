import { desc, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { healthRanges, remoteHealth, type RemoteErrors, type RemoteHealth, type RemoteVitals } from '../../contract';
import { HOST_NAME } from '../../contract/faults';
import type { ReadSourceMap } from '../publishing/release-files';
import type { Database } from '../database';
import { parseParams, parseQuery } from '../http';
import { isCheckPassed } from '../http/errors';
import { refuseCrossSiteRequest } from '../http/request-guards';
import { limitPerMinute } from '../limits';
import {
  findFailures,
  findPageCounts,
  findVitals,
  loadsOf,
  nestRowsOfTimeSteps,
  timeRangeCondition,
  healthWindowOf,
  type PageLoadCounts,
} from '../load-reports/figures';
import { pageLoads } from '../load-reports/schema';
import type { Platform } from '../options';
import { readHistoryNames, requireDeveloper, requireOperator, type DeveloperDependencies } from '../permissions';
import { describeAllRemotes } from '../registry/routes';
import { releases } from '../registry/schema';
import { findErrors, frameResolver } from './thrown-errors';

const MAX_READ = 200;

/** Finds the last published releases with the keys of their publishers, newest first. */
async function findPublished(db: Database) {
  const { name, version, keyId, publishedAt } = releases;
  return db
    .select({ name, version, by: keyId, at: publishedAt })
    .from(releases)
    .where(isNull(releases.expiresAt))
    .orderBy(desc(publishedAt))
    .limit(MAX_READ);
}

const MAX_RELEASES = 12;
const MAX_FAILURES = 20;
const MAX_SWITCHES = 30;
const MAX_PUBLISHED = 30;

const NOTHING = { loaded: 0, recovered: 0, fell_back: 0, failed: 0, threw: 0, p75_ms: null, served: 0, silent: 0 };

/** Returns the releases with most loads, with the steps in which they were reported. */
const releasesOf = (rows: readonly PageLoadCounts[]) =>
  nestRowsOfTimeSteps(
    rows.filter((row) => row.version !== null && (row.at === null || loadsOf(row) + row.threw > 0)),
    ({ version }) => String(version),
  )
    .toSorted((a, b) => loadsOf(b) - loadsOf(a) || (String(a.version) < String(b.version) ? -1 : 1))
    .slice(0, MAX_RELEASES);

const MAX_READS_PER_MINUTE = 60;

const named = v.object({ name: v.string() });
const healthQuery = v.object({ range: v.optional(v.picklist(healthRanges), '24h') });

interface RemoteHealthDependencies extends Platform {
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
  const { db, builds, limits, version, keysFile, identity } = dependencies;
  const limitedAs = (name: string) => ({
    preHandler: limitPerMinute(limits.flood, name, { max: MAX_READS_PER_MINUTE }),
  });
  const windowFor = ({ query }: FastifyRequest) => healthWindowOf(parseQuery(healthQuery, query).range, new Date());
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
    const nameOf = await readHistoryNames(keysFile, identity, true);
    await dependencies.flush();
    const [figures, failures, published] = await Promise.all([
      findPageCounts(db, window),
      findFailures(db, timeRangeCondition(pageLoads.firstAt, window)),
      findPublished(db),
    ]);
    const others = [HOST_NAME, ...published.map(({ name }) => name), ...figures.map(({ remote }) => remote)];
    const states = await describeAllRemotes(db, builds, nameOf, others);
    // The contract's schema removes all other columns of the rows.
    return v.parse(remoteHealth, {
      range: window.range,
      from: window.from.toISOString(),
      to: window.to.toISOString(),
      step_hours: window.stepHours,
      may_operate: mayOperate,
      remotes: states.map((state) => {
        const { name } = state;
        const rows = figures.filter(({ remote }) => remote === name);
        return {
          ...(rows.find((row) => row.version === null) ?? NOTHING),
          ...state,
          ...(name === HOST_NAME && { built: version }),
          releases: releasesOf(rows),
          failures: failures.filter(({ remote }) => remote === name).slice(0, MAX_FAILURES),
          switches: state.switches.slice(0, MAX_SWITCHES),
          published: published
            .filter((release) => release.name === name)
            .slice(0, MAX_PUBLISHED)
            .map((release) => ({ ...release, by_name: nameOf(release.by), at: release.at.toISOString() })),
        };
      }),
    });
  });
}

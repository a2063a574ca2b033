import { desc, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  healthRanges,
  remoteHealth,
  type RemoteErrors,
  type RemoteHealth,
  type RemoteHealthEntry,
  type RemoteVitals,
} from '../../contract';
import { HOST_NAME } from '../../contract/faults';
import type { Builds } from '../builds/read-builds';
import type { ReadSourceMap } from '../publishing/release-files';
import type { Database } from '../database';
import { parseParams, parseQuery } from '../http';
import { isCheckPassed } from '../http/errors';
import { refuseCrossSiteRequest } from '../http/request-guards';
import { limitPerMinute, type Limits } from '../limits';
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
import { requireDeveloper, requireOperator, type DeveloperDependencies } from '../overrides/permissions';
import { describeAllRemotes } from '../registry/routes';
import { releases } from '../registry/schema';
import type { FindNameById } from '../signing/signed-request';
import { frameResolver } from './resolve-frame';
import { findErrors } from './thrown-errors';

const MAX_READ = 200;

/** Finds the last published releases with the keys of their publishers, newest first. */
async function findPublished(db: Database) {
  const { name, version, keyId, publishedAt } = releases;
  return db
    .select({ name, version, keyId, publishedAt })
    .from(releases)
    .where(isNull(releases.expiresAt))
    .orderBy(desc(publishedAt))
    .limit(MAX_READ);
}

const MAX_RELEASES = 12;
const MAX_FAILURES = 20;
const MAX_SWITCHES = 30;
const MAX_PUBLISHED = 30;

type ActiveVersions = Pick<RemoteHealthEntry, 'stable' | 'canary' | 'built' | 'earlier' | 'frozen'>;

const NOTHING = { loaded: 0, recovered: 0, fell_back: 0, failed: 0, threw: 0, p75_ms: null, served: 0, silent: 0 };
const NOT_ACTIVE: ActiveVersions = { stable: null, canary: null, built: null, earlier: [], frozen: false };

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
  const { db, builds, limits, version } = dependencies;
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
    const nameOf = await dependencies.names();
    await dependencies.flush();
    const [figures, failures, published, { active, switches }] = await Promise.all([
      findPageCounts(db, window),
      findFailures(db, timeRangeCondition(pageLoads.firstAt, window)),
      findPublished(db),
      describeAllRemotes(db, builds, nameOf),
    ]);
    const all = new Map<string, ActiveVersions>([[HOST_NAME, { ...NOT_ACTIVE, built: version }], ...active]);
    const entryOf = (name: string) => {
      const rows = figures.filter(({ remote }) => remote === name);
      return {
        ...(all.get(name) ?? NOT_ACTIVE),
        ...(rows.find((row) => row.version === null) ?? NOTHING),
        name,
        releases: releasesOf(rows),
        failures: failures.filter(({ remote }) => remote === name).slice(0, MAX_FAILURES),
        switches: (switches.get(name) ?? []).slice(0, MAX_SWITCHES),
        published: published
          .filter((release) => release.name === name)
          .slice(0, MAX_PUBLISHED)
          .map(({ publishedAt, keyId: by, ...release }) => ({
            ...release,
            by,
            by_name: nameOf(by),
            at: publishedAt.toISOString(),
          })),
      };
    };
    const names = [all.keys(), published.map(({ name }) => name), figures.map(({ remote }) => remote)];
    // The contract's schema removes all other columns of the rows.
    return v.parse(remoteHealth, {
      range: window.range,
      from: window.from.toISOString(),
      to: window.to.toISOString(),
      step_hours: window.stepHours,
      may_operate: mayOperate,
      remotes: [...new Set(names.flatMap((some) => [...some]))].toSorted().map(entryOf),
    });
  });
}

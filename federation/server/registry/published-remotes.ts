import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '../../contract';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError } from '../http';
import { findRemotes, findLastActivationId } from './store';
import { createFreshReader } from './fresh-reader';
import { candidateOf, type PublishedRemote } from './published-layer';
import { publishedReleaseUrl } from './resolution';
import { isActiveRelease, releases, remotes, type Remote } from './schema';

interface Published {
  /** Id of the last change of any remote; `at` is the time of the read in milliseconds since 1970. */
  readonly lastId: number;
  readonly at: number;
  /** Remotes with a release that visitors can get, in the order of their first publication. */
  readonly remotes: readonly PublishedRemote[];
  readonly versions: ReadonlyMap<string, Remote['versions']>;
}

/** Initial value of `lastId`, different from every id, so that the first read loads everything. */
const NOT_READ = -1;

/** Maximum number of earlier releases that can replace an incompatible active release. */
const MAX_EARLIER = 5;

/** Milliseconds for which a release counts as public without another query. */
const TRUSTED_MS = 1_000;

/** Finds the active releases and those that can replace them, in the order in which the remotes were first published. */
async function findServedReleases(db: Database) {
  const canReplace = sql`${releases.version} = any(${remotes.earlier}[1:${sql.raw(String(MAX_EARLIER))}])`;
  const first = sql`(select min(published_at) from ${releases} other where other.name = ${releases.name} and other.expires_at is null)`;
  return db
    .select({ name: releases.name, version: releases.version, manifest: releases.manifest, url: releases.url })
    .from(releases)
    .innerJoin(remotes, and(eq(remotes.name, releases.name), or(isActiveRelease, canReplace)))
    .orderBy(asc(first), releases.name);
}

/** Creates the only reader of published and active releases. Without the database, the result is the last known state. */
export function createPublishedReader({
  db,
  builds: { offering },
  log,
}: {
  readonly db: Database;
  readonly builds: Pick<Builds, 'offering'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}) {
  /** Reads everything again if the last id has changed. Ids are assigned under a lock, so later changes have higher ids. */
  const readChanges = async (previousState: Published): Promise<Published> => {
    const at = Date.now();
    const lastId = await findLastActivationId(db);
    if (lastId === previousState.lastId) return { ...previousState, at };
    const states = new Map((await findRemotes(db)).map((remote) => [remote.name, remote]));
    const versions = new Map([...states].map(([name, state]) => [name, state.versions]));
    if (!offering) return { lastId, at, remotes: [], versions };
    const rows = await findServedReleases(db);
    const served = [...new Set(rows.map(({ name }) => name))].flatMap((name) => {
      const state = states.get(name);
      const own = rows.filter((row) => row.name === name);
      const candidates = own.map(
        ({ version, manifest, url }) =>
          [version, candidateOf(manifest, url ?? publishedReleaseUrl(name, version), offering)] as const,
      );
      return state ? [{ name, state, releases: new Map(candidates) }] : [];
    });
    return { lastId, at, remotes: served, versions };
  };
  const reader = createFreshReader<Published>({
    initial: { lastId: NOT_READ, at: 0, remotes: [], versions: new Map() },
    read: readChanges,
    onProblem: (error) => {
      if (error === undefined) log.info('active releases can be read again');
      else log.warn({ err: error }, 'active releases cannot be read; what was active last is served');
    },
  });

  return {
    readPublished: async (): Promise<readonly PublishedRemote[]> => (await reader.read()).remotes,
    /** Returns the manifest of a release that visitors can get, from memory. */
    manifestOf: (name: string, version: string): ReleaseManifest | undefined => {
      const release = reader
        .last()
        .remotes.find((remote) => remote.name === name)
        ?.releases.get(version);
      return release?.served.url === publishedReleaseUrl(name, version) ? release.manifest : undefined;
    },
    /**
     * Resolves to the status of a release: its files are for all users (`public`), for no user (`removed`), or only for
     * users with permission to preview (undefined). Throws 503 for an unknown release while the database is unreachable.
     */
    statusOf: async (name: string, version: string): Promise<'public' | 'removed' | undefined> => {
      // The database is queried at most once per second for a public release, and at every call for any other release.
      const { versions, at } = reader.last();
      const last = versions.get(name)?.[version];
      const isTrusted = last !== undefined && last !== 'removed' && Date.now() - at < TRUSTED_MS;
      const visibility = isTrusted ? last : (await reader.read()).versions.get(name)?.[version];
      if (visibility === undefined && !reader.isWorking()) {
        throw new ApiError(503, 'Releases cannot be read just now. Please try again in a moment.', {
          headers: { 'retry-after': '2' },
        });
      }
      return visibility === undefined || visibility === 'removed' ? visibility : 'public';
    },
  };
}

export type GetReleaseStatus = ReturnType<typeof createPublishedReader>['statusOf'];

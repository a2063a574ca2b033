import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '../../contract';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError } from '../http';
import { runOneAtATime } from '../run-one-at-a-time';
import { findRemotes, findLastActivationId } from './store';
import { candidateOf, type PublishedRemote, type ReleaseInRole } from './published-layer';
import { publishedReleaseUrl } from './resolution';
import { isActiveRelease, releases, remotes, type Remote } from './schema';

/** Maximum duration of a read in milliseconds, after which the last value is returned. */
const MAX_READ_MS = 1_000;
/** Milliseconds without reads after a failed or late read. */
const PAUSE_MS = 1_000;

async function withinLimit(reading: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`no result within ${MAX_READ_MS} ms`)), MAX_READ_MS);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

/**
 * Creates a reader of a value that is not older than the call. Calls during a read share the next read. If the source
 * fails or takes longer than a second, the reader returns the last value.
 * @param read reads the value; resolves to `last` if nothing has changed
 * @param onProblem called once with the error when reading fails, and with undefined when reading works again
 */
export function createFreshReader<T>(initial: T, read: (last: T) => Promise<T>, onProblem: (error: unknown) => void) {
  let last = initial;
  let pausedUntil = 0;
  let isWorking = true;

  const createRead = () => {
    const newRead = runOneAtATime(async () => {
      const value = await read(last);
      // The value of a read that was given up must not replace a newer value.
      if (newRead === currentRead) last = value;
    });
    return newRead;
  };
  let currentRead = createRead();

  return {
    last: () => last,
    isWorking: () => isWorking,
    read: async (): Promise<T> => {
      if (Date.now() < pausedUntil) return last;
      try {
        await withinLimit(currentRead());
        if (!isWorking) onProblem(undefined);
        isWorking = true;
      } catch (error) {
        currentRead = createRead();
        pausedUntil = Date.now() + PAUSE_MS;
        if (isWorking) onProblem(error);
        isWorking = false;
      }
      return last;
    },
  };
}

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
    const served = [...new Set(rows.map(({ name }) => name))].map((name): PublishedRemote => {
      const { canary = null, stable = null, earlier = [] } = states.get(name) ?? {};
      const releaseOf = (role: ReleaseInRole['role'], version: string | null | undefined) =>
        rows
          .filter((row) => row.name === name && row.version === version)
          .map(({ manifest, url }) => ({
            role,
            ...candidateOf(manifest, url ?? publishedReleaseUrl(name, manifest.version), offering),
          }));
      const candidates = [
        releaseOf('canary', canary?.version),
        releaseOf('stable', stable),
        ...earlier.map((version) => releaseOf('earlier', version)),
      ];
      return { name, canaryPercent: canary?.percent ?? 0, releases: candidates.flat() };
    });
    return { lastId, at, remotes: served, versions };
  };
  const initial: Published = { lastId: NOT_READ, at: 0, remotes: [], versions: new Map() };
  const reader = createFreshReader(initial, readChanges, (error) => {
    if (error === undefined) log.info('active releases can be read again');
    else log.warn({ err: error }, 'active releases cannot be read; what was active last is served');
  });

  return {
    readPublished: async (): Promise<readonly PublishedRemote[]> => (await reader.read()).remotes,
    /** Returns the manifest of a release that visitors can get, from memory. */
    manifestOf: (name: string, version: string): ReleaseManifest | undefined => {
      const remote = reader.last().remotes.find((published) => published.name === name);
      const release = remote?.releases.find(({ manifest }) => manifest.version === version);
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

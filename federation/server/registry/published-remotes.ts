import { and, asc, inArray, isNull, min } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '../../contract';
import type { ShellOffer } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError } from '../http';
import { findRemotes, findLastActivationId } from './activation-store';
import { candidateOf, type ReleaseCandidate, type PublishedRemote } from './choose-remotes';
import { createFreshReader } from './fresh-value';
import type { Remote, RemoteState } from './remote-state';
import { publishedUrl } from './resolution';
import { releases } from './schema';

interface Published {
  /** Id of the last change of any remote; `at` is the time of the read in milliseconds since 1970. */
  readonly lastId: number;
  readonly at: number;
  readonly remotes: readonly PublishedRemote[];
  readonly versions: ReadonlyMap<string, Remote['versions']>;
}

/** Initial value of `lastId`, different from every id, so that the first read loads everything. */
const NOT_READ = -1;

/** Maximum number of earlier releases that can replace an incompatible active release. */
const MAX_EARLIER = 5;

/** Milliseconds for which a release counts as public without another query. */
const TRUSTED_MS = 1_000;

interface PublishedRows {
  readonly remotes: readonly Remote[];
  readonly releases: readonly Pick<typeof releases.$inferSelect, 'name' | 'version' | 'manifest' | 'url'>[];
  readonly names: readonly string[];
}

function servedVersions({ stable, earlier, canary }: RemoteState): string[] {
  const versions = [canary?.version, stable, ...earlier.slice(0, MAX_EARLIER)];
  return versions.filter((version) => version !== undefined);
}

async function readReleases(db: Database, remotes: readonly Remote[]): Promise<PublishedRows['releases']> {
  const names = remotes.map(({ name }) => name);
  const versions = [...new Set(remotes.flatMap(servedVersions))];
  return db
    .select({ name: releases.name, version: releases.version, manifest: releases.manifest, url: releases.url })
    .from(releases)
    .where(and(inArray(releases.name, names), inArray(releases.version, versions)));
}

async function readOrder(db: Database, remotes: readonly Remote[]): Promise<string[]> {
  const names = remotes.map(({ name }) => name);
  const first = min(releases.publishedAt);
  const rows = await db
    .select({ name: releases.name, first })
    .from(releases)
    .where(and(inArray(releases.name, names), isNull(releases.expiresAt)))
    .groupBy(releases.name)
    .orderBy(asc(first), releases.name);
  return rows.map(({ name }) => name);
}

function publishedFrom(
  { remotes, releases: rows, names }: PublishedRows,
  offering: ShellOffer | undefined,
): Pick<Published, 'remotes' | 'versions'> {
  const versions = new Map(remotes.map((remote) => [remote.name, remote.versions]));
  if (!offering) return { remotes: [], versions };
  const found = new Map(names.map((name) => [name, new Map<string, ReleaseCandidate>()]));
  for (const { name, version, manifest, url } of rows) {
    found.get(name)?.set(version, candidateOf(manifest, url ?? publishedUrl(name, version), offering));
  }
  const states = new Map(remotes.map((remote) => [remote.name, remote]));
  const published = names.flatMap((name) => {
    const [state, candidates] = [states.get(name), found.get(name)];
    if (!state || !candidates) return [];
    return [{ name, state: { ...state, earlier: state.earlier.slice(0, MAX_EARLIER) }, releases: candidates }];
  });
  return { remotes: published, versions };
}

export type ReadPublished = () => Promise<readonly PublishedRemote[]>;

/** Status `public`: visitors got the release at least once, and the release was not removed since. */
type ReleaseStatus = 'public' | 'removed';

/**
 * Resolves to the status of a release: its files are for all users (`public`), for no user (`removed`), or only for users
 * with permission to preview (undefined). Throws 503 for an unknown release while the database is unreachable.
 */
export type GetReleaseStatus = (name: string, version: string) => Promise<ReleaseStatus | undefined>;

interface PublishedOptions {
  readonly db: Database;
  readonly builds: Pick<Builds, 'offering'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

const unknownNow = () =>
  new ApiError(503, 'Releases cannot be read just now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });

/** Creates the only reader of published and active releases. Without the database, the result is the last known state. */
export function publishedReader({ db, builds: { offering }, log }: PublishedOptions): {
  readonly readPublished: ReadPublished;
  /** Queries the database at most once per second for a release known to be public, at every call for any other release. */
  readonly statusOf: GetReleaseStatus;
  /** Returns the manifest of a release that visitors can get, from memory. */
  readonly manifestOf: (name: string, version: string) => ReleaseManifest | undefined;
} {
  let isAway = false;
  let latest: Published = {
    lastId: NOT_READ,
    at: 0,
    ...publishedFrom({ remotes: [], releases: [], names: [] }, offering),
  };

  /** Reads everything again if the last id has changed. Ids are assigned under a lock, so later changes have higher ids. */
  const readChanges = async (previousState: Published): Promise<Published> => {
    const at = Date.now();
    const lastId = await findLastActivationId(db);
    if (lastId === previousState.lastId) return { ...previousState, at };
    const remotes = await findRemotes(db);
    const [found, names] = await Promise.all([readReleases(db, remotes), readOrder(db, remotes)]);
    return { lastId, at, ...publishedFrom({ remotes, releases: found, names }, offering) };
  };
  const readLatest = createFreshReader<Published>({
    initial: latest,
    read: readChanges,
    onProblem: (error) => {
      isAway = error !== undefined;
      if (error === undefined) log.info('active releases can be read again');
      else log.warn({ err: error }, 'active releases cannot be read; what was active last is served');
    },
  });
  const read = async (): Promise<Published> => {
    latest = await readLatest();
    return latest;
  };

  return {
    readPublished: async () => (await read()).remotes,
    manifestOf: (name, version) => {
      const release = latest.remotes.find((remote) => remote.name === name)?.releases.get(version);
      return release?.served.url === publishedUrl(name, version) ? release.manifest : undefined;
    },
    statusOf: async (name, version) => {
      const cachedManifest = latest.versions.get(name)?.[version];
      const isTrusted =
        cachedManifest !== undefined && cachedManifest !== 'removed' && Date.now() - latest.at < TRUSTED_MS;
      const reach = isTrusted ? cachedManifest : (await read()).versions.get(name)?.[version];
      if (reach === undefined && isAway) throw unknownNow();
      return reach === undefined || reach === 'removed' ? reach : 'public';
    },
  };
}

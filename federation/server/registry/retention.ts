import { isNull, sql } from 'drizzle-orm';
import type { ReleaseManifest } from '../../contract';
import type { Database } from '../database';
import { ApiError } from '../http';
import { activateRelease } from './activate-release';
import { findReleases, findRemote } from './activation-store';
import type { Builds } from '../builds/read-builds';
import type { RemoteState } from './remote-state';
import { releases } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Retention {
  /** Number of releases of any age that are retained in addition to the active one and its predecessor. */
  readonly keep: number;
  /** Days after publication for which all other releases are retained. */
  readonly days: number;
}

interface Published {
  readonly version: string;
  readonly publishedAt: Date;
}

/**
 * Returns the releases of a remote that are to be deleted, the oldest last. Retained are the releases that visitors get or
 * that a rollback leads to, `keep` others (formerly active ones before newer ones), and all that are younger than `days`.
 */
export function releasesToDelete<P extends Published>(
  { stable, earlier, canary }: RemoteState,
  published: readonly P[],
  { keep, days }: Retention,
  now: Date,
): P[] {
  const [previous, ...before] = earlier;
  const newest = published.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const inUse = new Set([stable, canary?.version, previous]);
  const others = [...new Set([...before, ...newest.map(({ version }) => version)])].filter((one) => !inUse.has(one));
  const going = new Set(others.slice(keep));
  const limit = now.getTime() - days * DAY_MS;
  return newest.filter(({ version, publishedAt }) => going.has(version) && publishedAt.getTime() < limit);
}

/** Finds the releases of a remote that `retention` does not retain. */
async function findExpendable(db: Database, name: string, retention: Retention): Promise<Published[]> {
  const [published, remote] = await Promise.all([findReleases(db, name), findRemote(db, name)]);
  return releasesToDelete(remote, published, retention, new Date());
}

/** Removes releases one by one, and resolves to the removed ones. Releases that became active in the meantime stay. */
async function removeExpendable(
  db: Database,
  builds: Builds,
  name: string,
  retention: Retention,
): Promise<ReleaseManifest[]> {
  const removed: ReleaseManifest[] = [];
  for (const { version } of await findExpendable(db, name, retention)) {
    const reason = `Older than ${retention.days} days, and not among the ${retention.keep} that are kept.`;
    try {
      const done = await activateRelease(db, builds, {
        name,
        command: { action: 'remove', version },
        reason,
        by: 'server',
        isOperators: false,
      });
      if (done.removed) removed.push(done.removed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return removed;
}

/** Removes the expendable releases of all remotes on behalf of the server. */
export async function removeAllExpendable(
  db: Database,
  builds: Builds,
  retention: Retention,
): Promise<ReleaseManifest[]> {
  const names = await db
    .selectDistinct({ name: releases.name })
    .from(releases)
    .where(isNull(releases.expiresAt))
    .orderBy(sql`1`);
  const removed: ReleaseManifest[] = [];
  for (const { name } of names) {
    removed.push(...(await removeExpendable(db, builds, name, retention)));
  }
  return removed;
}

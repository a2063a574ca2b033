import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError } from '../http';
import type { FederationSettings } from '../settings';
import { activateRelease } from './activate-release';
import type { RemoteState } from './remote-state';
import { findReleases, findRemote, type StoredRelease } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Settings of how many old releases (`releaseKeep`) and which ages (up to `releaseDays`) are retained. */
type Retention = Pick<FederationSettings, 'releaseKeep' | 'releaseDays'>;

/**
 * Returns the releases of a remote to delete, oldest last. Formerly active releases have priority among the retained
 * releases, even over newer releases.
 */
export function releasesToDelete<P extends Pick<StoredRelease, 'version' | 'publishedAt'>>(
  { stable, earlier, canary }: RemoteState,
  published: readonly P[],
  { releaseKeep, releaseDays }: Retention,
  now: Date,
): P[] {
  const [previous, ...before] = earlier;
  const newest = published.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const inUse = new Set([stable, canary?.version, previous]);
  const others = [...new Set([...before, ...newest.map(({ version }) => version)])].filter(
    (version) => !inUse.has(version),
  );
  const going = new Set(others.slice(releaseKeep));
  const limit = now.getTime() - releaseDays * DAY_MS;
  return newest.filter(({ version, publishedAt }) => going.has(version) && publishedAt.getTime() < limit);
}

/** Removes the expendable releases of all remotes one by one, except releases that became active in the meantime. */
export async function removeExpendableReleases(db: Database, builds: Builds, retention: Retention): Promise<void> {
  const reason = `Older than ${retention.releaseDays} days, and not among the ${retention.releaseKeep} that are kept.`;
  const published = await findReleases(db);
  for (const name of new Set(published.map((release) => release.name))) {
    const own = published.filter((release) => release.name === name);
    for (const { version } of releasesToDelete(await findRemote(db, name), own, retention, new Date())) {
      try {
        const command = { action: 'remove', version } as const;
        await activateRelease(db, builds, { name, command, reason, by: 'server', isOperators: false });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
  }
}

import { and, desc, eq, gt, inArray, isNull, lte, max, ne, or, sql } from 'drizzle-orm';
import { pullRequestOf, type ReleaseManifest } from '../../contract';
import type { Database, Transaction } from '../database';
import {
  afterActivation,
  isVersionChange,
  newRemote,
  replacedVersion,
  updateVersionVisibility,
  type Activation,
} from './remote-state';
import { publishedReleaseUrl } from './resolution';
import {
  activationActions,
  activations,
  isActiveRelease,
  isUnexpiredRelease,
  releases,
  remotes,
  type publications,
  type Remote,
} from './schema';

const isVersionOf = (name: string, version: string) => and(eq(releases.name, name), eq(releases.version, version));

const listed = {
  name: releases.name,
  version: releases.version,
  manifest: releases.manifest,
  publishedAt: releases.publishedAt,
};

export type StoredRelease = Pick<typeof releases.$inferSelect, keyof typeof listed>;

/** Finds the releases of one remote, or of all, newest first, without previews. */
export async function findReleases(db: Database | Transaction, name?: string): Promise<StoredRelease[]> {
  return db
    .select(listed)
    .from(releases)
    .where(and(isNull(releases.expiresAt), name === undefined ? undefined : eq(releases.name, name)))
    .orderBy(releases.name, desc(releases.publishedAt));
}

/** Returns a release or a preview and the folder of its files, with a final slash; undefined if removed or expired. */
export async function findRelease(
  db: Database,
  name: string,
  version: string,
): Promise<{ manifest: ReleaseManifest; url: string } | undefined> {
  const [row] = await db
    .select({ manifest: releases.manifest, url: releases.url })
    .from(releases)
    .where(and(isVersionOf(name, version), isUnexpiredRelease));
  return row && { manifest: row.manifest, url: row.url ?? publishedReleaseUrl(name, version) };
}

export async function isPublished(db: Database | Transaction, name: string, version: string): Promise<boolean> {
  return (await db.$count(releases, isVersionOf(name, version))) > 0;
}

/** Deletes the row of a release, but not the release's files. */
export async function deleteRelease(transaction: Transaction, name: string, version: string): Promise<void> {
  await transaction.delete(releases).where(isVersionOf(name, version));
}

/** Finds the active releases of all other remotes, optionally also the newest ones, in the order of publication. */
export async function findReleasesOfOthers(
  transaction: Transaction,
  name: string,
  which: 'active' | 'active and newest',
): Promise<ReleaseManifest[]> {
  const isNewest = sql`${releases.publishedAt} = (select max(other.published_at) from ${releases} other
    where other.name = ${releases.name} and other.expires_at is null)`;
  const rows = await transaction
    .select({ manifest: releases.manifest })
    .from(releases)
    .leftJoin(remotes, eq(remotes.name, releases.name))
    .where(
      and(
        ne(releases.name, name),
        isNull(releases.expiresAt),
        which === 'active' ? isActiveRelease : or(isActiveRelease, isNewest),
      ),
    )
    .orderBy(releases.publishedAt);
  return rows.map(({ manifest }) => manifest);
}

/** Stores the release of a publication, or its preview if `days` is a number. Resolves to the expiry of a preview. */
export async function saveRelease(
  transaction: Transaction,
  publication: typeof publications.$inferSelect,
): Promise<Date | null> {
  const { manifest, url, days, keyId, signature, payload } = publication;
  const { name, version } = manifest;
  const expiresAt = days === null ? null : sql`now() + make_interval(days => ${days})`;
  const [saved] = await transaction
    .insert(releases)
    .values({ name, version, manifest, url, keyId, signature, payload, expiresAt })
    .returning({ expiresAt: releases.expiresAt });
  return saved?.expiresAt ?? null;
}

/**
 * Finds the unexpired previews of one remote, or of all, newest first. `storedVersion` is `version` and the hash of the
 * build, so that its files never change.
 */
export async function findPreviews(db: Database | Transaction, name?: string) {
  const { version: storedVersion, publishedAt, expiresAt } = releases;
  const rows = await db
    .select({ name: releases.name, storedVersion, publishedAt, expiresAt })
    .from(releases)
    .where(and(gt(expiresAt, sql`now()`), name === undefined ? undefined : eq(releases.name, name)))
    .orderBy(desc(publishedAt));
  return rows.flatMap((row) => {
    const [version = ''] = row.storedVersion.split('+', 1);
    const pullRequest = pullRequestOf(version);
    return row.expiresAt && pullRequest !== undefined
      ? [{ ...row, version, pullRequest, expiresAt: row.expiresAt }]
      : [];
  });
}

export async function deleteExpiredPreviews(db: Database | Transaction): Promise<void> {
  await db.delete(releases).where(lte(releases.expiresAt, sql`now()`));
}

export type StoredActivation = typeof activations.$inferSelect;

const readRemotes = async (db: Database | Transaction): Promise<Remote[]> =>
  db.select().from(remotes).orderBy(remotes.name);

const revisionOf = (found: readonly Remote[]) => Math.max(0, ...found.map(({ revision }) => revision));

/** Stores the state of a remote after the change with this id. */
async function saveChange(transaction: Transaction, remote: Remote, change: Activation, id: number): Promise<Remote> {
  const versions = updateVersionVisibility(remote.versions, change);
  const changed = { ...remote, ...afterActivation(remote, change), versions, revision: id };
  await transaction.insert(remotes).values(changed).onConflictDoUpdate({ target: remotes.name, set: changed });
  return changed;
}

/**
 * Applies history entries from servers that run an earlier release of the platform. Such servers write only the history,
 * and can still run during an update.
 */
async function followHistory(transaction: Transaction): Promise<void> {
  const found = await readRemotes(transaction);
  const missing = await transaction
    .select()
    .from(activations)
    .where(gt(activations.id, revisionOf(found)))
    .orderBy(activations.id);
  const all = new Map(found.map((remote) => [remote.name, remote]));
  for (const line of missing) {
    const remote = all.get(line.name) ?? newRemote(line.name);
    await transaction
      .update(activations)
      .set({ from: replacedVersion(remote, line) })
      .where(eq(activations.id, line.id));
    all.set(line.name, await saveChange(transaction, remote, line, line.id));
  }
}

/** Takes the lock that serialises changes of remotes over all servers. Ids of changes thus become visible in order. */
export async function lockActivations(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('federation-switches'))`);
  await followHistory(transaction);
}

/**
 * Returns the id of the last change of any remote; 0 without changes. Fast, because it reads only the end of an index.
 */
export async function findLastActivationId(db: Database | Transaction): Promise<number> {
  const [newest] = await db.select({ id: max(activations.id) }).from(activations);
  return newest?.id ?? 0;
}

export async function findRemotes(db: Database | Transaction): Promise<Remote[]> {
  const last = await findLastActivationId(db);
  const found = await readRemotes(db);
  if (revisionOf(found) >= last) return found;
  return db.transaction(async (transaction) => {
    await lockActivations(transaction);
    return readRemotes(transaction);
  });
}

export async function findRemote(db: Database | Transaction, name: string): Promise<Remote> {
  return (await findRemotes(db)).find((remote) => remote.name === name) ?? newRemote(name);
}

/** Finds the history of one remote, or of all, newest first. */
export async function findActivations(db: Database | Transaction, name?: string): Promise<StoredActivation[]> {
  return db
    .select()
    .from(activations)
    .where(name === undefined ? undefined : eq(activations.name, name))
    .orderBy(desc(activations.id));
}

/** Actions that can change the release that visitors get. */
const versionChangeActions = activationActions.filter((action) => isVersionChange({ action }));

/** Finds the newest history entry of a remote with one of the actions, by default the last change of a version. */
export async function findLastActivation(
  db: Database | Transaction,
  name: string,
  actions: readonly Activation['action'][] = versionChangeActions,
): Promise<StoredActivation | undefined> {
  const [line] = await db
    .select()
    .from(activations)
    .where(and(eq(activations.name, name), inArray(activations.action, actions)))
    .orderBy(desc(activations.id))
    .limit(1);
  return line;
}

/** Changes a remote, and records the change. `by`: id of the signing key or of the operator, or `server`. */
export async function saveActivation(
  transaction: Transaction,
  remote: Remote,
  { change, reason, by }: { readonly change: Activation; readonly reason: string; readonly by: string },
): Promise<Remote> {
  const line = { name: remote.name, ...change, from: replacedVersion(remote, change), reason, by };
  const [saved] = await transaction.insert(activations).values(line).returning({ id: activations.id });
  if (!saved) throw new Error('The database returned no id for a switch.');
  return saveChange(transaction, remote, change, saved.id);
}

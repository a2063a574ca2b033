import { and, desc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { pullRequestOf, type ReleaseManifest } from '../../contract';
import type { Database, Transaction } from '../database';
import type { FindNameById } from '../signing/release-keys';
import { publishedReleaseUrl } from './resolution';
import { isActiveRelease, isUnexpiredRelease, releases, remotes, type publications } from './schema';

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

export async function isPublished(db: Database, name: string, version: string): Promise<boolean> {
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

const LISTED_DAYS = 90;

/** A release that expires. `storedVersion` is `version` and the hash of the build, so that its files never change. */
export type Preview = Awaited<ReturnType<typeof findPreviews>>[number];

/** Finds the previews of one remote, or of all, newest first, including expired ones. */
export async function findPreviews(db: Database | Transaction, name?: string) {
  const rows = await db
    .select({
      name: releases.name,
      storedVersion: releases.version,
      keyId: releases.keyId,
      publishedAt: releases.publishedAt,
      expiresAt: releases.expiresAt,
    })
    .from(releases)
    .where(and(isNotNull(releases.expiresAt), name === undefined ? undefined : eq(releases.name, name)))
    .orderBy(desc(releases.publishedAt));
  return rows.flatMap(({ expiresAt, ...row }) => {
    const [version = ''] = row.storedVersion.split('+', 1);
    const pullRequest = pullRequestOf(version);
    return expiresAt && pullRequest !== undefined ? [{ ...row, version, pullRequest, expiresAt }] : [];
  });
}

/** Finds the unexpired previews of one remote, or of all, newest first. */
export async function listPreviews(db: Database | Transaction, name?: string): Promise<Preview[]> {
  const now = new Date();
  return (await findPreviews(db, name)).filter(({ expiresAt }) => expiresAt > now);
}

/** A sentence that the server adds to a release's history. */
export type HistoryNote = Awaited<ReturnType<typeof findPreviewNotes>>[number];

/** Returns the server's notes about previews of a remote, newest first. */
export async function findPreviewNotes(db: Database, name: string, nameOf: FindNameById) {
  const now = new Date();
  const notes = (await findPreviews(db, name)).flatMap(({ version, pullRequest, keyId, publishedAt, expiresAt }) => {
    const until = expiresAt.toISOString().slice(0, 10);
    const text = `Preview of pull request ${pullRequest} by ${nameOf(keyId) ?? keyId}, until ${until}.`;
    const expired = { version, text: `The preview of pull request ${pullRequest} expired.`, at: expiresAt };
    return [{ version, text, at: publishedAt }, ...(expiresAt > now ? [] : [expired])];
  });
  return notes.toSorted((note, other) => other.at.getTime() - note.at.getTime());
}

export async function deleteExpiredPreviews(db: Database): Promise<void> {
  await db.delete(releases).where(lte(releases.expiresAt, sql`now() - make_interval(days => ${LISTED_DAYS})`));
}

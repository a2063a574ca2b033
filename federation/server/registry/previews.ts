import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { pullRequestOf, type ReleaseManifest } from '../../contract';
import type { Database, Transaction } from '../database';
import type { FindNameById } from '../signing/release-keys';
import { findRelease, type ReleaseWithUrl } from './activation-store';
import { releases } from './schema';

const LISTED_DAYS = 90;

/**
 * A release that expires. The version ends with `+` and the hash of the build, so that the files of a version never change.
 */
export interface Preview {
  readonly name: string;
  readonly pullRequest: number;
  readonly version: string;
  readonly storedVersion: string;
  readonly keyId: string;
  readonly publishedAt: Date;
  readonly expiresAt: Date;
}

/** Finds the previews of one remote, or of all, newest first, including expired ones. */
async function findPreviews(db: Database | Transaction, name?: string): Promise<Preview[]> {
  const { name: ofRemote, version: storedVersion, keyId, publishedAt, expiresAt } = releases;
  const rows = await db
    .select({ name: ofRemote, storedVersion, keyId, publishedAt, expiresAt })
    .from(releases)
    .where(and(isNotNull(expiresAt), name === undefined ? undefined : eq(ofRemote, name)))
    .orderBy(desc(publishedAt));
  return rows.flatMap(({ expiresAt: end, ...row }) => {
    const [version = ''] = row.storedVersion.split('+', 1);
    const pullRequest = pullRequestOf(version);
    return end && pullRequest !== undefined ? [{ ...row, version, pullRequest, expiresAt: end }] : [];
  });
}

/** Finds the unexpired previews of one remote, or of all, newest first. */
export async function listPreviews(db: Database | Transaction, name?: string): Promise<Preview[]> {
  const now = new Date();
  return (await findPreviews(db, name)).filter(({ expiresAt }) => expiresAt > now);
}

export async function findPreview(
  db: Database,
  name: string,
  pullRequest: number,
): Promise<ReleaseWithUrl | undefined> {
  const preview = (await listPreviews(db, name)).find((one) => one.pullRequest === pullRequest);
  return preview && findRelease(db, name, preview.storedVersion);
}

interface NewPreview {
  readonly manifest: ReleaseManifest;
  readonly pullRequest: number;
  readonly keyId: string;
  readonly signature: string;
  readonly payload: string;
  readonly days: number;
}

/** Stores a preview and replaces the earlier one of its pull request. Resolves to the expiry. */
export async function savePreview(transaction: Transaction, preview: NewPreview): Promise<Date> {
  const { manifest, pullRequest, days, ...signed } = preview;
  const { name, version } = manifest;
  const former = (await findPreviews(transaction, name)).filter((one) => one.pullRequest === pullRequest);
  const versions = former.map(({ storedVersion }) => storedVersion);
  await transaction.delete(releases).where(and(eq(releases.name, name), inArray(releases.version, versions)));
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  const [saved] = await transaction
    .insert(releases)
    .values({ name, version, manifest, ...signed, expiresAt })
    .returning({ expiresAt: releases.expiresAt });
  if (!saved?.expiresAt) throw new Error('The preview was not stored');
  return saved.expiresAt;
}

export async function findPreviewNotes(
  db: Database,
  name: string,
  nameOf: FindNameById,
): Promise<{ version: string; text: string; at: Date }[]> {
  const now = new Date();
  return (await findPreviews(db, name)).flatMap(({ version, pullRequest, keyId, publishedAt, expiresAt }) => {
    const until = expiresAt.toISOString().slice(0, 10);
    const made = {
      version,
      text: `Preview of pull request ${pullRequest} by ${nameOf(keyId) ?? keyId}, until ${until}.`,
      at: publishedAt,
    };
    if (expiresAt > now) return [made];
    return [made, { version, text: `The preview of pull request ${pullRequest} expired.`, at: expiresAt }];
  });
}

export async function deleteExpiredPreviews(db: Database): Promise<void> {
  await db.delete(releases).where(lte(releases.expiresAt, sql`now() - make_interval(days => ${LISTED_DAYS})`));
}

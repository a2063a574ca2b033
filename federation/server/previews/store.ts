import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { ReleaseManifest } from '../../contract';
import type { Database, Transaction } from '../database';
import { contentTypeOf, type ReadReleaseFile } from '../publishing/release-files';
import type { NameOf } from '../signing/release-keys';
import { previewFiles, previews } from './schema';

const VERSION = /^([^+]+)\+([0-9a-f]{8})$/;

/** Reads one file of a preview, whose version ends with `+<build>`; from the database each time, since previews expire. */
export function readPreviewFile(db: Database): ReadReleaseFile {
  return async (name, served, path) => {
    const [, version, build] = VERSION.exec(served) ?? [];
    if (version === undefined || build === undefined) return undefined;
    const file = await findPreviewFile(db, { name, version, build, path });
    return file && { ...file, type: contentTypeOf(path) };
  };
}

/** Days for which the history still lists an expired preview. */
const LISTED_DAYS = 90;

/** A preview that has not expired; its version names the content: `1.2.0-pr.7+<build>`. */
interface Preview {
  readonly manifest: ReleaseManifest;
  /** The folder of its files, with a final slash. */
  readonly url: string;
}

interface PreviewFile {
  readonly path: string;
  readonly content: Buffer;
  readonly contentBr: Buffer | undefined;
}

interface NewPreview {
  readonly manifest: ReleaseManifest;
  readonly pullRequest: number;
  readonly build: string;
  readonly keyId: string;
  readonly signature: string;
  readonly days: number;
}

const isOf = (name: string, pullRequest: number) => and(eq(previews.name, name), eq(previews.pullRequest, pullRequest));
const isAlive = gt(previews.expiresAt, sql`now()`);

/** The folder of a preview's files: of this build alone, as the next one of the pull request has others. */
export const previewUrl = (name: string, version: string, build: string) => `/releases/${name}/${version}+${build}/`;

/** Counts the previews of a remote, without the one of that pull request. */
export async function countOthers(transaction: Transaction, name: string, pullRequest: number): Promise<number> {
  return transaction.$count(previews, and(eq(previews.name, name), ne(previews.pullRequest, pullRequest), isAlive));
}

/** Stores a preview in place of the former one of that pull request. */
export async function savePreview(
  transaction: Transaction,
  { manifest, pullRequest, days, ...signed }: NewPreview,
  files: readonly PreviewFile[],
): Promise<Date> {
  const { name, version } = manifest;
  await transaction.delete(previews).where(isOf(name, pullRequest));
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  const [saved] = await transaction
    .insert(previews)
    .values({ name, pullRequest, version, manifest, ...signed, expiresAt })
    .returning({ expiresAt: previews.expiresAt });
  // One by one: a statement with all of them would have the preview in memory several times.
  for (const { path, content, contentBr } of files) {
    await transaction.insert(previewFiles).values({ name, pullRequest, path, content, contentBr: contentBr ?? null });
  }
  if (!saved) throw new Error('The preview was not stored');
  return saved.expiresAt;
}

/** The preview of a pull request; undefined once it expired. */
export async function findPreview(db: Database, name: string, pullRequest: number): Promise<Preview | undefined> {
  const [row] = await db
    .select({ manifest: previews.manifest, build: previews.build })
    .from(previews)
    .where(and(isOf(name, pullRequest), isAlive));
  if (!row) return undefined;
  const { manifest, build } = row;
  const version = `${manifest.version}+${build}`;
  return { manifest: { ...manifest, version }, url: previewUrl(name, manifest.version, build) };
}

/** One file of a preview; undefined once it expired or was replaced. */
async function findPreviewFile(
  db: Database,
  { name, version, build, path }: { name: string; version: string; build: string; path: string },
): Promise<Omit<PreviewFile, 'path'> | undefined> {
  const [file] = await db
    .select({ content: previewFiles.content, contentBr: previewFiles.contentBr })
    .from(previewFiles)
    .innerJoin(previews, and(eq(previews.name, previewFiles.name), eq(previews.pullRequest, previewFiles.pullRequest)))
    .where(
      and(
        eq(previews.name, name),
        eq(previews.version, version),
        eq(previews.build, build),
        eq(previewFiles.path, path),
        isAlive,
      ),
    );
  return file && { content: file.content, contentBr: file.contentBr ?? undefined };
}

export type ListedPreview = Pick<
  typeof previews.$inferSelect,
  'name' | 'pullRequest' | 'version' | 'publishedAt' | 'expiresAt'
>;

const listed = {
  name: previews.name,
  pullRequest: previews.pullRequest,
  version: previews.version,
  publishedAt: previews.publishedAt,
  expiresAt: previews.expiresAt,
};

/** The previews of one remote, or of all, that have not expired; newest first. */
export async function listPreviews(db: Database, name?: string): Promise<ListedPreview[]> {
  return db
    .select(listed)
    .from(previews)
    .where(and(name === undefined ? undefined : eq(previews.name, name), isAlive))
    .orderBy(desc(previews.publishedAt));
}

/** Returns the notes in a remote's history about its previews. */
export async function findPreviewNotes(
  db: Database,
  name: string,
  nameOf: NameOf,
): Promise<{ version: string; text: string; at: Date }[]> {
  const rows = await db.select().from(previews).where(eq(previews.name, name));
  const now = new Date();
  return rows.flatMap(({ version, pullRequest, keyId, publishedAt, expiresAt }) => {
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

/** Removes the files of previews that expired, and later the previews themselves. */
export async function deleteExpiredPreviews(db: Database): Promise<void> {
  const expired = db.select({ one: sql`1` }).from(previews);
  const isOwn = and(eq(previews.name, previewFiles.name), eq(previews.pullRequest, previewFiles.pullRequest));
  await db.delete(previewFiles).where(sql`exists ${expired.where(and(isOwn, lte(previews.expiresAt, sql`now()`)))}`);
  await db.delete(previews).where(lte(previews.expiresAt, sql`now() - make_interval(days => ${LISTED_DAYS})`));
}

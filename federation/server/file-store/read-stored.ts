import { and, eq, sql } from 'drizzle-orm';
import type { ReleaseFile, ReleaseManifest } from '../../contract';
import type { Database } from '../database';
import { isSourceMap } from '../http/paths';
import { releases } from '../registry';
import { BucketError, NOT_READ, unavailable } from './bucket-error';
import type { FileStore, StoredFile } from './file-store';

/** Reads one file of a published release; undefined when there is none, or it is elsewhere. */
export type ReadStored = (name: string, version: string, path: string) => Promise<StoredFile | undefined>;

/** Looks up what a release lists, by the manifests that are known without the database or there, and reads it. */
export function storedReader(
  db: Database,
  { get }: Pick<FileStore, 'get'>,
  manifestOf: (name: string, version: string) => ReleaseManifest | undefined = () => undefined,
): ReadStored {
  const find = async (name: string, version: string, path: string): Promise<ReleaseFile | undefined> => {
    const known = manifestOf(name, version);
    if (known) return Object.hasOwn(known.files, path) ? known.files[path] : undefined;
    const file = sql<ReleaseFile | null>`${releases.manifest} -> 'files' -> ${path}::text`;
    const [row] = await db
      .select({ url: releases.url, file })
      .from(releases)
      .where(and(eq(releases.name, name), eq(releases.version, version)));
    const isHere = row?.url === null || isSourceMap(path);
    return (isHere && row?.file) || undefined;
  };
  return async (name, version, path) => {
    const file = await find(name, version, path);
    if (!file) return undefined;
    const found = await get({ ...file, name, version, path });
    if (found) return found;
    throw unavailable(
      new BucketError('NO_BUCKET', 'a file is in a bucket, and the settings name none', false),
      NOT_READ,
    );
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '../../contract';
import type { Database } from '../database';
import type { PublishedRemote, ReadPublished } from '../registry';
import { activeCopies } from './active-copies';
import { openBucket, type BucketSettings } from './bucket';
import { bucketStore } from './bucket-store';
import { databaseStore } from './database-store';
import type { FileStore } from './file-store';
import { localCopies } from './local-copies';
import { storedReader, type ReadStored } from './read-stored';

/** Location of the files of releases. */
export interface FileOptions {
  /** The database has them without it. */
  readonly bucket: BucketSettings | undefined;
  /** The folder of this server's copies of those that visitors get. */
  readonly copies: string;
}

interface OpenFiles {
  readonly store: FileStore;
  readonly readStored: ReadStored;
  /** The same reader; what it reads is copied to this server, if there is a folder. */
  readonly followed: (read: ReadPublished) => ReadPublished;
  readonly renewCopies: (remotes: readonly PublishedRemote[]) => Promise<void>;
  /** Deletes files of removed releases; what fails is logged, and left to the sweep. */
  readonly forget: (removed: readonly ReleaseManifest[]) => Promise<void>;
}

/** The store of releases' files: the bucket if one is given, else the database. */
export function openFiles(
  db: Database,
  options: FileOptions | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): OpenFiles {
  const database = databaseStore(db);
  const store = options?.bucket ? bucketStore({ db, bucket: openBucket(options.bucket), database }) : database;
  const onDisk = options && localCopies(options.copies);
  const get: FileStore['get'] = async (file) => (await onDisk?.read(file)) ?? store.get(file);
  const copies = onDisk && activeCopies({ get }, onDisk, log);
  return {
    store,
    readStored: storedReader(db, { get }, copies?.manifestOf),
    followed: (read) => {
      if (!copies) return read;
      return async () => {
        const remotes = await read();
        copies.follow(remotes);
        return remotes;
      };
    },
    renewCopies: async (remotes) => copies?.renew(remotes),
    forget: async (removed) =>
      store.deleteUnused(removed).catch((error: unknown) => {
        log.error({ err: error }, 'files of removed releases cannot be deleted; the sweep does it later');
      }),
  };
}

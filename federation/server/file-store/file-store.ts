import type { ReleaseFile, ReleaseManifest } from '../../contract';
import type { Transaction } from '../database';

/** A file, and in brotli where that is smaller. */
export interface StoredFile {
  readonly content: Buffer;
  readonly contentBr: Buffer | undefined;
}

export interface NewFile extends StoredFile {
  readonly path: string;
}

/** A file as the manifest of its release lists it. */
export interface ListedFile extends ReleaseFile {
  readonly name: string;
  readonly version: string;
  readonly path: string;
}

export type FileToStore = ListedFile & StoredFile;

/** A store of the bytes of releases. The database lists the files of each release, whatever the store. */
export interface FileStore {
  /** The slow part of storing, before a publication holds its lock. What it stored is swept when no publication follows. */
  readonly prepare: (files: readonly FileToStore[]) => Promise<void>;
  /** Stores files within the transaction that publishes their release, under its lock. */
  readonly put: (transaction: Transaction, files: readonly FileToStore[]) => Promise<void>;
  /** Undefined when there is no such file. Throws 503 for what cannot be read, or is not what the manifest lists. */
  readonly get: (file: ListedFile) => Promise<StoredFile | undefined>;
  /** Deletes those files of removed releases that no other release lists. */
  readonly deleteUnused: (removed: readonly ReleaseManifest[]) => Promise<void>;
  /** Deletes what was prepared long ago and belongs to no release. */
  readonly sweep: () => Promise<void>;
}

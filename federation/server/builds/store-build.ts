import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** Days for which open tabs can still request files of an earlier build. */
const RETENTION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const DRAFT = '.copying-';

export interface StoredBuild {
  /** Hash of the manifest, which contains the hashes of all files. */
  readonly id: string;
  readonly folder: string;
  readonly earlier: readonly string[];
  /** Reason why the build could not be copied and is served from `dist`. */
  readonly problem?: string;
}

function idOf(folder: string, manifest: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, manifest)))
    .digest('hex')
    .slice(0, 8);
}

const touchedAt = (folder: string) => statSync(folder).mtimeMs;
const isCopy = (name: string) => /^[0-9a-f]{8}$/.test(name);
const foldersIn = (place: string) => (existsSync(place) ? readdirSync(place) : []);

function copiesIn(place: string): string[] {
  return foldersIn(place)
    .filter(isCopy)
    .map((name) => join(place, name))
    .sort((a, b) => touchedAt(b) - touchedAt(a));
}

/** Marks copies as used, so that `deleteOldCopies` does not delete them. */
export function touchCopies(folders: readonly string[]): void {
  const now = new Date();
  for (const folder of folders) utimesSync(folder, now, now);
}

/**
 * Copies all files except source maps of styles. A single rename publishes the complete copy, because other servers can
 * copy the same build at the same time.
 */
function copy(dist: string, place: string, { id, manifest }: { id: string; manifest: string }): string {
  const folder = join(place, id);
  if (existsSync(folder)) return folder;
  mkdirSync(place, { recursive: true });
  const draft = mkdtempSync(join(place, DRAFT));
  try {
    cpSync(dist, draft, { recursive: true, filter: (file) => !file.endsWith('.css.map') });
    if (idOf(draft, manifest) !== id) throw new Error('it is being built at this moment');
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Copies a build to `place`/<id>, so that a new build does not affect running servers.
 * @throws when `dist` has no manifest
 */
export function storeBuild(dist: string, manifest: string, place: string | undefined): StoredBuild {
  const id = idOf(dist, manifest);
  if (place === undefined) return { id, folder: dist, earlier: [] };
  try {
    const folder = copy(dist, place, { id, manifest });
    touchCopies([folder]);
    return { id, folder, earlier: copiesIn(place).filter((other) => other !== folder) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      id,
      folder: dist,
      earlier: [],
      problem: `cannot be copied (${reason}): building it again changes what is served`,
    };
  }
}

export function deleteOldCopies(copies: string): void {
  const isOld = (folder: string) => touchedAt(folder) < Date.now() - RETENTION_DAYS * DAY_MS;
  for (const place of foldersIn(copies)) {
    for (const name of foldersIn(join(copies, place))) {
      const folder = join(copies, place, name);
      const isOurs = isCopy(name) || basename(name).startsWith(DRAFT);
      if (isOurs && isOld(folder)) rmSync(folder, { recursive: true, force: true });
    }
  }
}

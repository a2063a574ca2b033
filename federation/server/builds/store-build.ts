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
import { join, relative, sep } from 'node:path';

/** Days for which open tabs can still request files of an earlier build. */
const RETENTION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Files that are never served: manifests, source maps, precompressed copies and hidden files. */
const PRIVATE = /(^|\/)\.|\.map$|\.br$|\.gz$|^(shell|release|sizes)\.json$/;
const HASH = /^[0-9a-f]{8,}$/i;
const EXTENSION = /^[a-z0-9]*$/i;

export interface BuildFiles {
  readonly folder: string;
  readonly names: ReadonlySet<string>;
}

/** Lists the files of a build. Requested paths are looked up in this list, so that no path can leave the folder. */
function listFiles(folder: string): BuildFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !PRIVATE.test(name));
  return { folder, names: new Set(names) };
}

/**
 * True if the name contains the hash of the content, as in `main.1a2b3c4d.js`. Browsers can cache such a file forever.
 */
export function hasHashInName(name: string): boolean {
  const [, ...parts] = name.split('.');
  const hash = parts.slice(0, -1).findLastIndex((part) => HASH.test(part));
  const extensions = parts.slice(hash + 1);
  return hash !== -1 && extensions.some((part) => part !== '') && extensions.every((part) => EXTENSION.test(part));
}

export interface StoredBuild {
  /** Hash of the manifest, which contains the hashes of all files. */
  readonly id: string;
  readonly files: BuildFiles;
  /** Files of earlier builds, newest first, for tabs that were opened while those builds were served. */
  readonly earlier: readonly BuildFiles[];
  /** Reason why the build could not be copied and is served from `dist`. */
  readonly problem?: string;
}

function idOf(folder: string, manifest: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, manifest)))
    .digest('hex')
    .slice(0, 8);
}

const lastUsedAt = (folder: string) => statSync(folder).mtimeMs;
const foldersIn = (place: string) => (existsSync(place) ? readdirSync(place) : []);

function copiesIn(place: string): string[] {
  return foldersIn(place)
    .filter((name) => /^[0-9a-f]{8}$/.test(name))
    .map((name) => join(place, name))
    .sort((a, b) => lastUsedAt(b) - lastUsedAt(a));
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
function copyBuild(dist: string, place: string, { id, manifest }: { id: string; manifest: string }): string {
  const folder = join(place, id);
  if (existsSync(folder)) return folder;
  mkdirSync(place, { recursive: true });
  const draft = mkdtempSync(join(place, '.copying-'));
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
  const served = { id, files: listFiles(dist), earlier: [] };
  if (place === undefined) return served;
  try {
    const folder = copyBuild(dist, place, { id, manifest });
    touchCopies([folder]);
    const earlier = copiesIn(place).filter((other) => other !== folder);
    return { id, files: listFiles(folder), earlier: earlier.map(listFiles) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...served, problem: `cannot be copied (${reason}): building it again changes what is served` };
  }
}

export function deleteOldCopies(copies: string): void {
  const limit = Date.now() - RETENTION_DAYS * DAY_MS;
  const folders = foldersIn(copies).flatMap((place) =>
    foldersIn(join(copies, place)).map((name) => join(copies, place, name)),
  );
  for (const folder of folders) {
    if (lastUsedAt(folder) < limit) rmSync(folder, { recursive: true, force: true });
  }
}

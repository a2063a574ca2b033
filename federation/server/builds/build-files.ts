import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Manifests, source maps and precompressed copies of a build, which are never served under their own names. */
const PRIVATE = /(^|\/)\.|\.map$|\.br$|\.gz$|^(shell|release|sizes)\.json$/;
const HASH = /^[0-9a-f]{8,}$/i;
const EXTENSION = /^[a-z0-9]*$/i;

/** Files of one build that may be served, listed when the server starts. */
export interface BuildFiles {
  readonly folder: string;
  /** Names relative to the folder, with forward slashes. */
  readonly names: ReadonlySet<string>;
}

/** Lists the files of a build. Requested paths are looked up in this list, so no path can leave the folder. */
export function listFiles(folder: string): BuildFiles {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((name) => !PRIVATE.test(name));
  return { folder, names: new Set(names) };
}

/**
 * True if the name contains the hash of the content, as in `main.1a2b3c4d.js`, so that the file may be cached forever. The
 * parts of the name are checked separately, so that the time is linear in its length.
 */
export function isHashed(name: string): boolean {
  const [, ...parts] = name.split('.');
  const hash = parts.slice(0, -1).findLastIndex((part) => HASH.test(part));
  const extensions = parts.slice(hash + 1);
  return hash !== -1 && extensions.some((part) => part !== '') && extensions.every((part) => EXTENSION.test(part));
}

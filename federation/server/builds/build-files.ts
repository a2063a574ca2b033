import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A build's own notes, debugging aids and precompressed copies: never served under their own names. */
const PRIVATE = /(^|\/)\.|\.map$|\.br$|\.gz$|^(shell|release|sizes)\.json$/;
/** `main.1a2b3c4d.js`: content and name change together. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;

/** The files of one build that may be served, as they were when the server started. */
export interface BuildFiles {
  readonly folder: string;
  /** Relative to the folder, with forward slashes. */
  readonly names: ReadonlySet<string>;
}

/** Lists a build. A requested path is looked up in this list, so none leads out of the folder. */
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

/** Whether the name contains its content's hash, so that the file may be cached for good. */
export function isHashed(name: string): boolean {
  return HASHED.test(name);
}

import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files that are never served: manifests, source maps, precompressed copies and hidden files. */
const PRIVATE = /(^|\/)\.|\.map$|\.br$|\.gz$|^(shell|release|sizes)\.json$/;
const HASH = /^[0-9a-f]{8,}$/i;
const EXTENSION = /^[a-z0-9]*$/i;

export interface BuildFiles {
  readonly folder: string;
  readonly names: ReadonlySet<string>;
}

/** Lists the files of a build. Requested paths are looked up in this list, so that no path can leave the folder. */
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
 * True if the name contains the hash of the content, as in `main.1a2b3c4d.js`. Browsers can cache such a file forever.
 */
export function isHashed(name: string): boolean {
  const [, ...parts] = name.split('.');
  const hash = parts.slice(0, -1).findLastIndex((part) => HASH.test(part));
  const extensions = parts.slice(hash + 1);
  return hash !== -1 && extensions.some((part) => part !== '') && extensions.every((part) => EXTENSION.test(part));
}

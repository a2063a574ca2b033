import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ReleaseManifest } from '../../contract';
import type { Builds } from '../builds/read-builds';
import type { ReadSourceMap } from '../builds/read-source-map';
import type { ReadStored } from '../file-store';
import { isSourceMap } from '../http/paths';

/** The manifest with those files alone. */
export function withFiles(manifest: ReleaseManifest, isIncluded: (file: string) => boolean): ReleaseManifest {
  const files = Object.entries(manifest.files).filter(([file]) => isIncluded(file));
  return { ...manifest, files: Object.fromEntries(files) };
}

/** The folder of a build next to the server, also of an earlier one whose copy is still kept. */
function folderOf({ remotes }: Builds, name: string, version: string) {
  const build = remotes.find(({ manifest }) => manifest.name === name);
  if (build?.manifest.version === version) return build.files;
  return build?.earlier.find(({ folder }) => /[+.]/.test(version) && version.endsWith(basename(folder)));
}

/** Reads from the store what was published, wherever its scripts are, and from the disk what is built next to the server. */
export function sourceMapReader(readStored: ReadStored, builds: Builds): ReadSourceMap {
  return async (name, version, map) => {
    const built = folderOf(builds, name, version);
    if (built) {
      // Looked up in the list of scripts, so that no name leads out of the folder.
      const isOfScript = isSourceMap(map) && built.names.has(map.slice(0, -'.map'.length));
      return isOfScript ? readFile(join(built.folder, map)).catch(() => undefined) : undefined;
    }
    return (await readStored(name, version, map))?.content;
  };
}

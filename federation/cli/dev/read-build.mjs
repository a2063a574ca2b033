import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the manifest of a finished build: its entry, the hash of every file that pages load, and the remote's declaration.
 * @param {string} folder of the build
 * @returns {{ entry: string, files: Record<string, string>, declaration: object }} `files`: hashes by name
 */
export function readBuild(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const { entry, hashes, files, modules: _modules, ...declaration } = manifest;
  // The script with the hashes is skipped: it changes with every file, and an open page does not load it again.
  const loaded = Object.keys(files).filter((name) => !name.endsWith('.map') && name !== hashes);
  return { entry, files: Object.fromEntries(loaded.map((name) => [name, files[name].integrity])), declaration };
}

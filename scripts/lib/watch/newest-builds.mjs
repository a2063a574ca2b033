import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the builds that the server serves. */
const ROOT = process.env['VERDANT_BUILDS_DIR'] ?? '';

/** @typedef {{ folder: string, entry: string, files: Record<string, string> }} Build `files`: hashes by name, without source maps */

/**
 * The newest build of a remote, as it is on the disk.
 * @param {string} name
 * @returns {Build | undefined}
 */
export function readBuild(name) {
  const folder = join(ROOT, name, 'dist');
  const file = join(folder, 'release.json');
  if (!existsSync(file)) return undefined;
  const { entry, files } = JSON.parse(readFileSync(file, 'utf8'));
  const loaded = Object.entries(files).filter(([path]) => !path.endsWith('.map'));
  return { folder, entry, files: Object.fromEntries(loaded.map(([path, { integrity }]) => [path, integrity])) };
}

/** The newest build of every remote, by name. @returns {Map<string, Build>} */
export function newestBuilds() {
  const builds = readdirSync(ROOT).map((name) => /** @type {const} */ ([name, readBuild(name)]));
  return new Map(builds.flatMap(([name, build]) => (build ? [[name, build]] : [])));
}

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the builds that the server serves. */
const ROOT = process.env['VERDANT_BUILDS_DIR'] ?? '';

/** @typedef {{ entry: string, files: Record<string, string> }} Build `files`: hashes by name, without source maps */

/** @param {string} text @returns {any} undefined while the file is being written */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the newest build of a remote from the disk. @param {string} name @returns {Build | undefined} */
export function readBuild(name) {
  const file = join(ROOT, name, 'dist/release.json');
  const manifest = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  if (manifest === undefined) return undefined;
  const { entry, files } = manifest;
  const loaded = Object.entries(files).filter(([path]) => !path.endsWith('.map'));
  return { entry, files: Object.fromEntries(loaded.map(([path, { integrity }]) => [path, integrity])) };
}

/** Returns the newest build of each remote, by the remote's name. @returns {Map<string, Build>} */
export function readNewestBuilds() {
  const builds = readdirSync(ROOT).map((name) => /** @type {const} */ ([name, readBuild(name)]));
  return new Map(builds.flatMap(([name, build]) => (build ? [[name, build]] : [])));
}

/**
 * Returns a file of a remote, from any build since the start of `npm run dev`, because an open page can request a file of
 * an older build.
 * @param {string} name of the remote
 * @param {string} path relative to the build
 */
export function readBuiltFile(name, path) {
  const file = join(ROOT, name, 'dist', path);
  const isFile = !path.includes('..') && statSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? readFileSync(file) : undefined;
}

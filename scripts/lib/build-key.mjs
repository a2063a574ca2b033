import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../federation/cli/lib/workspace.mjs';
import { SERVER } from './repository.mjs';

/** Inputs of the server's build that are outside the folder `server`. */
export const SERVER_SOURCES = [
  'federation/contract',
  'federation/server',
  'federation/package.json',
  'shared',
  'scripts/lib/bundle-server.mjs',
  'package-lock.json',
];
const NO_SOURCES = new Set(['dist', 'node_modules', 'coverage']);
const TEST_FILE = /\.test\.[a-z]+$/;

/**
 * @param {string} root
 * @param {string} path relative to the root: a file or a folder
 * @returns {string[]} the files at this path that a build can depend on, relative to the root, with `/`
 */
function sourcesIn(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return TEST_FILE.test(path) ? [] : [path];
  return readdirSync(full)
    .filter((name) => !NO_SOURCES.has(name) && !name.startsWith('.'))
    .flatMap((name) => sourcesIn(root, `${path}/${name}`));
}

/**
 * Returns a hash of the names and contents of all inputs of the package's build: its own files, and the build sources
 * listed in package.json or `SERVER_SOURCES`. Tests are excluded.
 * @param {string} root
 * @param {string} name the package's folder
 */
function hashBuildInputs(root, name) {
  const hash = createHash('sha256');
  const paths = [name, ...(name === SERVER ? SERVER_SOURCES : readConfig(root).buildSources)];
  for (const file of paths.flatMap((path) => sourcesIn(root, path)).toSorted()) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    hash.update(`${file}\n${content}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} name */
const keyFile = (root, name) => join(root, name, 'dist', '.build-key');

/**
 * @param {string} root @param {string} name
 * @returns {boolean} true if the package has no finished build of its current sources
 */
export function isStale(root, name) {
  const file = keyFile(root, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== hashBuildInputs(root, name);
}

/**
 * Removes the old key, runs the build and writes the new key, so that an interrupted or failed build counts as stale. The
 * new key is computed before the build, so that a source that changes during the build makes the build stale.
 * @param {string} root @param {string} name
 * @param {() => Promise<boolean>} build returns whether it succeeded
 */
export async function buildAndStoreKey(root, name, build) {
  const key = hashBuildInputs(root, name);
  rmSync(keyFile(root, name), { force: true });
  const succeeded = await build();
  if (succeeded) writeFileSync(keyFile(root, name), key);
  return succeeded;
}

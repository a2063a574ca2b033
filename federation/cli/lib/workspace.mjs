import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a product decides about its remotes: `"verdant"` in the package.json at the root of its workspace.
 * @typedef {object} Config
 * @property {string} remotePrefix of every remote's name
 * @property {string[]} reservedPaths paths of the host that no page may have, nor one below
 * @property {string[]} newRemoteDependencies packages that a new remote starts with
 * @property {string[]} buildSources files and folders that every build depends on, beside its own folder
 * @property {import('../check/secrets.mjs').KnownSecrets} secrets that no build may contain
 */

/** @type {Config} */
const DEFAULTS = {
  remotePrefix: '',
  reservedPaths: [],
  newRemoteDependencies: [],
  buildSources: [],
  secrets: { settings: [], names: [] },
};

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} folder */
function isRoot(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) && Array.isArray(readJson(file).workspaces);
}

/**
 * The root of the npm workspace that contains a folder; the folder itself outside a workspace.
 * @param {string} folder
 * @returns {string}
 */
export function workspaceRoot(folder) {
  for (let root = folder; ; root = dirname(root)) {
    if (isRoot(root)) return root;
    if (root === dirname(root)) return folder;
  }
}

/** @param {string} root @returns {Config} */
export const readConfig = (root) => ({ ...DEFAULTS, ...readJson(join(root, 'package.json')).verdant });

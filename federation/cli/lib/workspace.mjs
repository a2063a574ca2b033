import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';
import { PRODUCT_NAME } from './product.mjs';

/** Folder of the package that contains this command. */
export const PACKAGE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Settings of a product for its remotes, in the package.json at the root of its workspace. A repository with one remote
 * names the package that has these settings as `product`.
 * @typedef {object} Config
 * @property {string} [product] name of the package whose package.json has these settings @property {string} [server] URL of
 * the product's server @property {string} remotePrefix prefix of every remote's name
 * @property {string[]} reservedPaths paths of the host; the path of a remote's page must be neither one of these paths nor
 * below one
 * @property {string[]} [slots] slots that remotes are allowed to fill @property {string} [shell] package with the complete
 * product, which teams start to develop a remote
 * @property {string[]} newRemoteDependencies packages that a new remote starts with
 * @property {string[]} buildSources files and folders outside a remote's folder that affect every build
 * @property {import('../check/secrets.mjs').KnownSecrets} secrets secrets that a build must not contain
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

/** Returns the files below a folder, relative and with `/`. @param {string} folder @returns {string[]} */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => statSync(join(folder, name)).isFile()).map((name) => name.split(sep).join('/'));
}

/** @param {string} folder */
export function isWorkspace(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) && Array.isArray(readJson(file).workspaces);
}

/**
 * Returns the root of the npm workspace that contains a folder; the folder itself if no workspace contains the folder.
 * @param {string} folder
 * @returns {string}
 */
export function workspaceRoot(folder) {
  for (let root = folder; ; root = dirname(root)) {
    if (isWorkspace(root)) return root;
    if (root === dirname(root)) return folder;
  }
}

/**
 * Returns the folder of a package that can be imported from `folder` or from the package of this command.
 * @param {string} folder
 * @param {string} name
 */
export function findPackage(folder, name) {
  const places = [folder, PACKAGE_FOLDER].flatMap(
    (from) => createRequire(join(from, 'package.json')).resolve.paths(name) ?? [],
  );
  return places.map((place) => join(place, name)).find((one) => existsSync(join(one, 'package.json')));
}

/** @param {string} folder @param {string} name @param {string} [option] of `npm install` */
export function installedPackage(folder, name, option = '') {
  const found = findPackage(folder, name);
  if (found === undefined) throw new Failure(`${name} is not installed in ${folder}: npm install ${option}${name}`);
  return found;
}

/**
 * @param {string} root
 * @param {Partial<Config>} [presets] values for settings that package.json does not contain
 * @returns {Config}
 */
export function readConfig(root, presets = {}) {
  const file = join(root, 'package.json');
  const own = { ...presets, ...(existsSync(file) && readJson(file)[PRODUCT_NAME]) };
  const product =
    own.product === undefined ? {} : readJson(join(installedPackage(root, own.product), 'package.json'))[PRODUCT_NAME];
  return { ...DEFAULTS, ...product, ...own };
}

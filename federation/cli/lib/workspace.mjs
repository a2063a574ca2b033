import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './terminal.mjs';

/** Folder of the package that contains this command. */
export const PACKAGE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

const { bin } = JSON.parse(readFileSync(join(PACKAGE_FOLDER, 'package.json'), 'utf8'));

/** Name of this command in `bin` of package.json: `<product>-remote`. */
export const [COMMAND = ''] = Object.keys(bin);

export const PRODUCT_NAME = COMMAND.replace(/-remote$/, '');

/** Returns the name of the product's environment variable for a setting such as `SERVER`. @param {string} name */
export const toEnvironmentVariable = (name) => `${PRODUCT_NAME.toUpperCase()}_${name}`;

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
 * @property {import('../check/build.mjs').KnownSecrets} secrets secrets that a build must not contain
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
  return places.map((place) => join(place, name)).find((path) => existsSync(join(path, 'package.json')));
}

/**
 * Returns the folder of a package. @throws if the package is not installed
 * @param {string} folder
 * @param {string} name
 * @param {string} [option] of `npm install`, for the message
 */
export function requireInstalledPackage(folder, name, option = '') {
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
    own.product === undefined
      ? {}
      : readJson(join(requireInstalledPackage(root, own.product), 'package.json'))[PRODUCT_NAME];
  return { ...DEFAULTS, ...product, ...own };
}

/** @typedef {{ name: string, folder: string, root: string }} Remote `root`: of its workspace, or its own folder */

const DECLARATION = 'remote.json';

/** @param {string} path @returns {Remote} */
export function readRemoteIn(path) {
  const folder = resolve(path);
  const file = join(folder, DECLARATION);
  if (!existsSync(file)) {
    throw new Failure(
      `There is no ${DECLARATION} in ${folder}. Run this in a remote's folder, or add -w <remote>; commands that need no sources take its name: list mfe-goals.`,
      2,
    );
  }
  /** @type {{ name: string }} */
  const { name } = readJson(file);
  const root = workspaceRoot(folder);
  if (root !== folder && basename(folder) !== name) {
    throw new Failure(
      `${basename(folder)}/${DECLARATION} has the name ${name}: a remote is named after its folder.`,
      2,
    );
  }
  return { name, folder, root };
}

/**
 * Reads the declarations of all remotes of a workspace.
 * @param {string} root
 * @returns {{ name: string, pages: { path: string, nav?: { order: number } }[], offers?: { types: string }[] }[]}
 */
export function readRemoteDeclarations(root) {
  const files = readdirSync(root)
    .map((folder) => join(root, folder, DECLARATION))
    .filter((file) => existsSync(file));
  return files.map((file) => readJson(file));
}

/** Returns the command line that a message recommends for the remote. @param {Remote} remote @param {string} words */
export const recommendedCommand = ({ name, folder, root }, words) =>
  root === folder ? `npx ${COMMAND} ${words}` : `npx -w ${name} ${COMMAND} ${words}`;

export const DEFAULT_SERVER_URL = 'http://localhost:3000';

/**
 * @param {string} what name of the option or environment variable that contains the URL, such as `--server` @param {string}
 * text value of this option or variable
 * @throws {Failure} for a text that is not an HTTP URL
 */
export function parseHttpUrl(what, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`${what} ${text} is not a URL such as https://product.example.com`, 2);
  }
  return url;
}

/**
 * Returns the server that the option, or else the environment, or else package.json names. `isNamed` is false for the
 * default server.
 * @param {string | undefined} option
 * @param {string} root folder of the package.json that can name the server
 */
export function resolveServerOrigin(option, root) {
  const named = /** @type {const} */ ([
    ['--server', option],
    [toEnvironmentVariable('SERVER'), process.env[toEnvironmentVariable('SERVER')] || undefined],
    [`${PRODUCT_NAME}.server in package.json:`, readConfig(root).server],
  ]).find(([, text]) => text !== undefined);
  const [what, text] = named ?? ['--server', undefined];
  return { origin: parseHttpUrl(what, text ?? DEFAULT_SERVER_URL).origin, isNamed: named !== undefined };
}

/**
 * @param {string | undefined} text of `--port`
 * @param {number} [lowest] the lowest valid port; 0 if `--port 0` can request any free port
 */
export function parsePort(text, lowest = 1) {
  if (text === undefined) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < lowest || port > 65_535) throw new Failure(`--port ${text} is not a port`, 2);
  return port;
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { PACKAGE_FOLDER, readConfig, readJson } from '../lib/workspace.mjs';
import { asJson, templateSources, writeFiles } from './files.mjs';

const REPOSITORY = join(PACKAGE_FOLDER, 'repository');
/** Files that `npm install` and `git init` create. A folder with only these files counts as empty. */
const UNTOUCHED = new Set(['package.json', 'package-lock.json', 'node_modules', '.git', '.npmrc']);
/**
 * Returns the path in the new repository of a template file. The template contains `gitignore`, because npm leaves
 * `.gitignore` out of packages.
 * @param {string} path
 */
const realName = (path) => (path === 'gitignore' ? '.gitignore' : path);

/**
 * Returns the files of a repository with one remote, except those of the remote itself.
 * @param {import('./files.mjs').Words} remote
 * @returns {Record<string, string>}
 */
export function repositoryFiles(remote) {
  const files = Object.entries(templateSources(REPOSITORY, remote));
  return Object.fromEntries(files.map(([path, text]) => [realName(path), text]));
}

/** Returns the product's settings for remotes, which the template of a new repository contains. @param {string} folder */
export function productConfig(folder) {
  const { product } = readJson(join(REPOSITORY, 'package.json'))['template-product'];
  return readConfig(folder, { product });
}

/**
 * Returns the version or source, such as a tarball, of each dependency in a folder's package.json; an empty object without
 * a package.json.
 * @param {string} folder
 */
function installedIn(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  const { dependencies = {}, devDependencies = {} } = readJson(file);
  return /** @type {Record<string, string>} */ ({ ...dependencies, ...devDependencies });
}

/**
 * Returns the template's package.json, in which installed packages keep their source, such as a tarball.
 * @param {any} manifest
 * @param {Record<string, string>} installed
 */
function withInstalled(manifest, installed) {
  const keep = (/** @type {Record<string, string>} */ versions) =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, installed[name] ?? version]));
  return { ...manifest, dependencies: keep(manifest.dependencies), devDependencies: keep(manifest.devDependencies) };
}

/**
 * Creates a repository with one remote, here if this folder contains only installed packages, or else in a new folder.
 * @param {string} here
 * @param {import('./request.mjs').NewRemote} remote
 * @param {Record<string, string>} files of the remote
 * @returns {import('./new.mjs').Made}
 */
export function createRepository(here, remote, files) {
  const names = readdirSync(here);
  const isHere = names.includes('package.json') && names.every((name) => UNTOUCHED.has(name));
  const folder = isHere ? here : join(here, remote.name);
  if (!isHere && existsSync(folder)) throw new Failure(`The folder ${remote.name} already exists.`, 2);
  const around = repositoryFiles(remote);
  const manifest = withInstalled(JSON.parse(around['package.json'] ?? '{}'), installedIn(folder));
  const all = { ...files, ...around, 'package.json': asJson(manifest) };
  writeFiles(folder, all);
  return { folder, root: folder, files: all, before: isHere ? ['npm install'] : [`cd ${remote.name}`, 'npm install'] };
}

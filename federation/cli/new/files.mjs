import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAGES } from '../../build/translations.js';
import { Failure } from '../lib/terminal.mjs';
import {
  COMMAND,
  filesIn,
  PACKAGE_FOLDER,
  PRODUCT_NAME,
  readConfig,
  readJson,
  toEnvironmentVariable,
} from '../lib/workspace.mjs';

/**
 * @typedef {object} NewRemote
 * @property {string} name `mfe-goals`
 * @property {string} baseName `goals`: folder, module and file of its page
 * @property {string} component `Goals`
 * @property {string} path
 * @property {string} title
 * @property {string | undefined} nav label in the navbar
 * @property {string} access
 * @property {string | undefined} service name of the team's server that the remote calls
 */

/** @typedef {Pick<NewRemote, 'baseName' | 'component' | 'title'>} Words of a remote */

/** @param {string} baseName */
const componentOf = (baseName) =>
  baseName
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/**
 * Returns the names that replace the placeholders of the template for an existing remote.
 * @param {string} name
 * @param {string} title
 * @param {import('../lib/workspace.mjs').Config} config
 */
export function templateValuesOf(name, title, { remotePrefix }) {
  const baseName = name.startsWith(remotePrefix) ? name.slice(remotePrefix.length) : name;
  return { baseName, component: componentOf(baseName), title };
}

/** Replaces the placeholders of the template. @param {string} text @param {Words} remote */
const fillTemplate = (text, { baseName, component, title }) =>
  text
    .replaceAll('template-command', COMMAND)
    .replaceAll('template-product', PRODUCT_NAME)
    .replaceAll('TEMPLATE_PRODUCT_', toEnvironmentVariable(''))
    .replaceAll('template-page', baseName)
    .replaceAll('TemplatePage', component)
    .replaceAll('Template title', title);

/** @param {unknown} value */
export const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {NewRemote} remote @param {string} contract version @param {number} order in the navbar */
export function remoteDeclarationOf({ name, baseName, path, title, nav, access, service }, contract, order) {
  const page = {
    path,
    module: `./${baseName}`,
    access,
    title,
    ...(nav !== undefined && { nav: { label: nav, order } }),
  };
  return { name, contract: `^${contract}`, pages: [page], ...(service !== undefined && { services: [service] }) };
}

const IS_TRANSLATION = /^src\/translations\/[a-z]{2}\.json$/;

/**
 * Returns the template's files with title and label of the page in each translation file, in English until the team
 * translates them.
 * @param {Record<string, string>} files texts by path
 * @param {NewRemote} remote
 */
export function withPageTexts(files, { path, title, nav }) {
  const pages = { [`${path}.title`]: title, ...(nav !== undefined && { [`${path}.label`]: nav }) };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      IS_TRANSLATION.test(file) ? asJson({ ...JSON.parse(text), [PAGES]: pages }) : text,
    ]),
  );
}

/**
 * Returns the template's files with the placeholders replaced.
 * @param {string} template folder of the template
 * @param {Words} remote
 */
export function templateSources(template, remote) {
  return Object.fromEntries(
    filesIn(template).map((path) => [
      fillTemplate(path, remote),
      fillTemplate(readFileSync(join(template, path), 'utf8'), remote),
    ]),
  );
}

/**
 * Returns the files of the team's own server, in a folder `service`; an empty object if the remote has no service.
 * @param {string} template folder of the template
 * @param {NewRemote} remote
 */
export function serviceFiles(template, remote) {
  const { name, service } = remote;
  if (service === undefined) return {};
  const files = templateSources(template, { ...remote, baseName: service });
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`service/${path}`, text.replaceAll('template-remote', name)]),
  );
}

/** @param {string} folder @param {Record<string, string>} files texts by path */
export function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

const REPOSITORY = join(PACKAGE_FOLDER, 'repository');
/** Files that `npm install` and `git init` create. A folder with only these files counts as empty. */
const UNTOUCHED = new Set(['package.json', 'package-lock.json', 'node_modules', '.git', '.npmrc']);
/**
 * Returns the files of a repository with one remote, except those of the remote itself.
 * @param {Words} remote
 * @returns {Record<string, string>}
 */
export function repositoryFiles(remote) {
  // The template contains `gitignore`, because npm leaves `.gitignore` out of packages.
  const { gitignore = '', ...files } = templateSources(REPOSITORY, remote);
  return { ...files, '.gitignore': gitignore };
}

/** Returns the product's settings for remotes, which the template of a new repository contains. @param {string} folder */
export function createProductConfig(folder) {
  const { product } = readJson(join(REPOSITORY, 'package.json'))['template-product'];
  return readConfig(folder, { product });
}

/**
 * Returns the template's package.json, in which installed packages keep their source, such as a tarball.
 * @param {any} manifest
 * @param {string} folder in which packages are possibly installed
 */
function withInstalled(manifest, folder) {
  const file = join(folder, 'package.json');
  const { dependencies, devDependencies } = existsSync(file) ? readJson(file) : {};
  const installed = { ...dependencies, ...devDependencies };
  const keep = (/** @type {Record<string, string>} */ versions) =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, installed[name] ?? version]));
  return { ...manifest, dependencies: keep(manifest.dependencies), devDependencies: keep(manifest.devDependencies) };
}

/**
 * Creates a repository with one remote, here if this folder contains only installed packages, or else in a new folder.
 * @param {string} here
 * @param {NewRemote} remote
 * @param {Record<string, string>} files of the remote
 * @returns {import('./new.mjs').Made}
 */
export function createRepository(here, remote, files) {
  const names = readdirSync(here);
  const isHere = names.includes('package.json') && names.every((name) => UNTOUCHED.has(name));
  const folder = isHere ? here : join(here, remote.name);
  if (!isHere && existsSync(folder)) throw new Failure(`The folder ${remote.name} already exists.`, 2);
  const around = repositoryFiles(remote);
  const manifest = withInstalled(JSON.parse(around['package.json'] ?? '{}'), folder);
  const all = { ...files, ...around, 'package.json': asJson(manifest) };
  writeFiles(folder, all);
  return { folder, root: folder, files: all, before: isHere ? ['npm install'] : [`cd ${remote.name}`, 'npm install'] };
}

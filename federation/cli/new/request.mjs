import { Failure } from '../lib/failure.mjs';

/** @typedef {import('../lib/workspace.mjs').Config} Config */

/**
 * @typedef {object} NewRemote
 * @property {string} name `mfe-goals`
 * @property {string} base `goals`: folder, module and file of its page
 * @property {string} component `Goals`
 * @property {string} path
 * @property {string} title
 * @property {string | undefined} nav label in the navbar
 * @property {string} access
 * @property {string | undefined} service name of the team's server that the remote calls
 *
 * @typedef {{ name: string, pages: readonly { path: string }[] }} Other an existing remote
 */

/** Maximum length of a remote's name according to the contract. */
const MAX_NAME_LENGTH = 41;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const PLATFORM_PATHS = ['/api', '/static', '/remotes', '/releases', '/services', '/fault-lab', '/lab', '/metrics'];
export const ACCESS_LEVELS = ['public', 'anonymous', 'guarded'];
/** Folder names in `src` that a page must not have, because every remote uses them for another purpose. */
const RESERVED_FOLDERS = ['texts'];
const TEXT = /^[\p{L}\p{N}][\p{L}\p{N} &,.-]{0,39}$/u;

/** @param {string} service */
function checkedService(service) {
  if (service.length <= 40 && NAME.test(service)) return service;
  throw new Failure(`--service "${service}" must look like goals: lower case letters, digits and hyphens.`, 2);
}

/** @param {string} baseName */
const componentOf = (baseName) =>
  baseName
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** @param {string} what @param {string} text */
function checkedText(what, text) {
  if (TEXT.test(text)) return text;
  throw new Failure(`${what} "${text}" must have 1 to 40 letters, digits, spaces or any of & , . -`, 2);
}

/**
 * Returns the names that replace the placeholders of the template for an existing remote.
 * @param {string} name
 * @param {string} title
 * @param {Config} config
 */
export function templateWordsOf(name, title, { remotePrefix }) {
  const baseName = name.startsWith(remotePrefix) ? name.slice(remotePrefix.length) : name;
  return { base: baseName, component: componentOf(baseName), title };
}

/**
 * Returns the remote's name without the prefix, for the folder, module and file of the page.
 * @param {string} name
 * @param {Config} config
 */
function baseOf(name, { remotePrefix }) {
  const baseName = name.slice(remotePrefix.length);
  if (!name.startsWith(remotePrefix) || !NAME.test(baseName) || name.length > MAX_NAME_LENGTH) {
    throw new Failure(
      `The name "${name}" must look like ${remotePrefix}goals: lower case letters, digits and hyphens, at most ${MAX_NAME_LENGTH}.`,
      2,
    );
  }
  if (RESERVED_FOLDERS.includes(baseName)) {
    throw new Failure(`The name ${name} would put its page into src/${baseName}, which has another purpose.`, 2);
  }
  return baseName;
}

/** @param {string} path @param {Config} config @param {readonly Other[]} others */
function checkedPath(path, { reservedPaths }, others) {
  if (!PATH.test(path)) {
    throw new Failure(
      `The path "${path}" must look like /goals: lower case letters, digits and hyphens. Parameters (/goals/:id) and all addresses below (/goals/*) are pages of their own in remote.json.`,
      2,
    );
  }
  const isIn = (/** @type {string} */ reserved) => path === reserved || path.startsWith(`${reserved}/`);
  if ([...PLATFORM_PATHS, ...reservedPaths].some(isIn)) {
    throw new Failure(`The path ${path} belongs to the product itself.`, 2);
  }
  const owner = others.find(({ pages }) => pages.some((page) => page.path === path));
  if (owner) throw new Failure(`The path ${path} belongs to ${owner.name}: no two remotes share a path.`, 2);
  return path;
}

/**
 * Reads the arguments of `new`.
 * @param {string | undefined} name
 * @param {import('../lib/command-line.mjs').Values} options
 * @param {Config} config
 * @param {readonly Other[]} others the existing remotes
 * @returns {NewRemote}
 * @throws {Failure} with the reason, for invalid arguments
 */
export function readNewArguments(name, { path, title, nav, access = 'guarded', service }, config, others) {
  if (name === undefined || path === undefined || title === undefined) {
    throw new Failure('A name, --path and --title are needed. Run with --help for usage.', 2);
  }
  const baseName = baseOf(name, config);
  if (others.some((other) => other.name === name)) throw new Failure(`${name} already exists.`, 2);
  if (!ACCESS_LEVELS.includes(access)) {
    throw new Failure(`--access ${access} must be one of ${ACCESS_LEVELS.join(', ')}.`, 2);
  }
  return {
    name,
    base: baseName,
    component: componentOf(baseName),
    path: checkedPath(path, config, others),
    title: checkedText('The title', title),
    nav: nav === undefined ? undefined : checkedText('The navbar label', nav),
    access,
    service: service === undefined ? undefined : checkedService(service),
  };
}

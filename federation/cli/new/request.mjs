import { Failure } from '../lib/terminal.mjs';

/** @typedef {import('../lib/workspace.mjs').Config} Config */

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
 *
 * @typedef {{ name: string, pages: readonly { path: string }[] }} Other an existing remote
 */

/** Maximum length of a remote's name according to the contract. */
const MAX_NAME_LENGTH = 41;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const PLATFORM_PATHS = ['/api', '/static', '/remotes', '/releases', '/services', '/fault-lab', '/lab', '/metrics'];
const ACCESS_LEVELS = ['public', 'anonymous', 'guarded'];
/** Folder names in `src` that a page must not have, because every remote uses them for another purpose. */
const RESERVED_FOLDERS = ['texts'];
const TEXT = /^[\p{L}\p{N}][\p{L}\p{N} &,.-]{0,39}$/u;

/** @param {boolean} isValid @param {string} problem @throws {Failure} for an invalid argument */
function ensure(isValid, problem) {
  if (!isValid) throw new Failure(problem, 2);
}

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
 * @param {Config} config
 */
export function templateValuesOf(name, title, { remotePrefix }) {
  const baseName = name.startsWith(remotePrefix) ? name.slice(remotePrefix.length) : name;
  return { baseName, component: componentOf(baseName), title };
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
export function parseNewRemoteArguments(name, { path, title, nav, access = 'guarded', service }, config, others) {
  if (name === undefined || path === undefined || title === undefined) {
    throw new Failure('A name, --path and --title are needed. Run with --help for usage.', 2);
  }
  const { remotePrefix, reservedPaths } = config;
  const words = templateValuesOf(name, title, config);
  const { baseName } = words;
  ensure(
    name.startsWith(remotePrefix) && NAME.test(baseName) && name.length <= MAX_NAME_LENGTH,
    `The name "${name}" must look like ${remotePrefix}goals: lower case letters, digits and hyphens, at most ${MAX_NAME_LENGTH}.`,
  );
  ensure(
    !RESERVED_FOLDERS.includes(baseName),
    `The name ${name} would put its page into src/${baseName}, which has another purpose.`,
  );
  ensure(ACCESS_LEVELS.includes(access), `--access ${access} must be one of ${ACCESS_LEVELS.join(', ')}.`);
  ensure(
    PATH.test(path),
    `The path "${path}" must look like /goals: lower case letters, digits and hyphens. Parameters (/goals/:id) and all addresses below (/goals/*) are pages of their own in remote.json.`,
  );
  const isReserved = [...PLATFORM_PATHS, ...reservedPaths].some(
    (reserved) => path === reserved || path.startsWith(`${reserved}/`),
  );
  ensure(!isReserved, `The path ${path} belongs to the product itself.`);
  const owner = others.find(({ pages }) => pages.some((page) => page.path === path));
  ensure(!owner, `The path ${path} belongs to ${owner?.name}: no two remotes share a path.`);
  for (const [what, text] of [['The title', title], ...(nav === undefined ? [] : [['The navbar label', nav]])]) {
    ensure(TEXT.test(text ?? ''), `${what} "${text}" must have 1 to 40 letters, digits, spaces or any of & , . -`);
  }
  ensure(
    service === undefined || (service.length <= 40 && NAME.test(service)),
    `--service "${service}" must look like goals: lower case letters, digits and hyphens.`,
  );
  return { name, ...words, path, nav, access, service };
}

import { Failure } from '../failure.mjs';

/**
 * @typedef {object} NewRemote
 * @property {string} name `mfe-goals`
 * @property {string} base `goals`: folder, module and file of its page
 * @property {string} component `Goals`
 * @property {string} path
 * @property {string} title
 * @property {string | undefined} nav label in the navbar
 * @property {string} access
 */

/** A remote's name in the contract, with the prefix by which builds are found. */
const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const NAME_LIMIT = 41;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** Pages and addresses of the product itself. */
const OWN_PATHS = /^\/(api|static|remotes|releases|debug|fault-lab|lab|metrics)(\/|$)/;
const ACCESS = ['public', 'anonymous', 'guarded'];
/** Folders in every remote that mean something else. */
const OTHER_FOLDERS = ['texts'];
const TEXT = /^[\p{L}\p{N}][\p{L}\p{N} &,.-]{0,39}$/u;

/** @param {string} base */
const componentOf = (base) =>
  base
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** @param {string} what @param {string} text */
function refuseOddText(what, text) {
  if (!TEXT.test(text)) {
    throw new Failure(`${what} "${text}" must have 1 to 40 letters, digits, spaces or any of & , . -`, 2);
  }
}

/**
 * Reads what was asked for. Throws a Failure (2) that says what must be different.
 * @param {string | undefined} name
 * @param {{ path?: string | undefined, title?: string | undefined, nav?: string | undefined, access?: string | undefined }} options
 * @param {{ name: string, paths: string[] }[]} others the remotes that there are
 * @returns {NewRemote}
 */
export function readRequest(name, { path, title, nav, access = 'guarded' }, others) {
  if (name === undefined || path === undefined || title === undefined) {
    throw new Failure('A name, --path and --title are needed. Say --help to see what there is.', 2);
  }
  if (!NAME.test(name) || name.length > NAME_LIMIT) {
    throw new Failure(
      `The name "${name}" must look like mfe-goals: lower case letters, digits and hyphens, at most ${NAME_LIMIT}.`,
      2,
    );
  }
  const base = name.slice('mfe-'.length);
  if (OTHER_FOLDERS.includes(base)) {
    throw new Failure(`The name ${name} would put its page into src/${base}, which holds something else.`, 2);
  }
  if (others.some((other) => other.name === name)) throw new Failure(`There is a ${name} already.`, 2);
  if (!PATH.test(path)) {
    throw new Failure(`The path "${path}" must look like /goals: lower case letters, digits and hyphens.`, 2);
  }
  if (OWN_PATHS.test(path)) throw new Failure(`The path ${path} belongs to the product itself.`, 2);
  const owner = others.find(({ paths }) => paths.includes(path));
  if (owner) throw new Failure(`The path ${path} belongs to ${owner.name}: a path is one remote's alone.`, 2);
  if (!ACCESS.includes(access)) throw new Failure(`--access ${access} must be one of ${ACCESS.join(', ')}.`, 2);
  refuseOddText('The title', title);
  if (nav !== undefined) refuseOddText('The navbar label', nav);
  return { name, base, component: componentOf(base), path, title, nav, access };
}

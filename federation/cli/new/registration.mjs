import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../lib/workspace.mjs';
import { asJson } from './files.mjs';

/**
 * @typedef {{ packages: Record<string, any> }} Lock `package-lock.json`, or npm's record in `node_modules`
 * @typedef {object} Member a new workspace
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} dependencies
 * @property {Record<string, string>} devDependencies
 */

/**
 * A package.json with one more workspace, after the last of the others.
 * @template {{ workspaces: string[] }} Root
 * @param {Root} root
 * @param {string} name
 * @param {readonly string[]} others
 * @returns {Root}
 */
function withMember(root, name, others) {
  const place = root.workspaces.findLastIndex((workspace) => others.includes(workspace)) + 1;
  return { ...root, workspaces: root.workspaces.toSpliced(place, 0, name) };
}

/** @param {Record<string, unknown>} packages */
const sorted = (packages) =>
  Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));

/**
 * What npm writes into a lock file for a workspace whose dependencies are all locked already: no network is needed.
 * @template {Lock} L
 * @param {L} lock
 * @param {Member} member
 * @param {readonly string[]} others
 * @returns {L}
 */
export function withLocked(lock, { name, version, dependencies, devDependencies }, others) {
  const root = lock.packages[''];
  const added = {
    [name]: { version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  const packages = { ...lock.packages, ...(root && { '': withMember(root, name, others) }), ...added };
  return { ...lock, packages: sorted(packages) };
}

/**
 * Registers the workspace as npm would, so that nothing has to be installed.
 * @param {string} root
 * @param {Member} member
 * @param {readonly { name: string }[]} others the remotes that there are
 */
export function addToWorkspace(root, member, others) {
  const names = others.map(({ name }) => name);
  const change = (/** @type {string} */ file, /** @type {(value: any) => unknown} */ by) =>
    writeFileSync(file, asJson(by(readJson(file))));
  change(join(root, 'package.json'), (value) => withMember(value, member.name, names));
  change(join(root, 'package-lock.json'), (value) => withLocked(value, member, names));
  const modules = join(root, 'node_modules');
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return;
  change(record, (value) => withLocked(value, member, names));
  symlinkSync(join('..', member.name), join(modules, member.name), 'junction');
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { PACKAGE, readJson } from '../lib/workspace.mjs';
import { asJson, packageOf, writeAll } from './files.mjs';
import { addToWorkspace } from './registration.mjs';

/**
 * Where a new remote is, and what to say about it.
 * @typedef {object} Made
 * @property {string} folder
 * @property {string} root
 * @property {string} shown the folder as a user would type it, with `/`; '' for the present one
 * @property {number} count of files
 * @property {string[]} before commands to run first
 */

/**
 * Makes a remote as a member of an npm workspace.
 * @param {string} root
 * @param {import('./request.mjs').NewRemote} remote
 * @param {Record<string, string>} files
 * @param {import('../lib/workspace.mjs').Config} config
 * @param {readonly { name: string }[]} others
 * @returns {Made}
 */
export function addWorkspace(root, remote, files, config, others) {
  const folder = join(root, remote.name);
  if (existsSync(folder)) throw new Failure(`The folder ${remote.name} already exists.`, 2);
  const lock = readJson(join(root, 'package-lock.json'));
  const member = packageOf(remote, config.newRemoteDependencies, readJson(join(PACKAGE, 'package.json')), lock);
  const all = { ...files, 'package.json': asJson(member) };
  writeAll(folder, all);
  addToWorkspace(root, member, others);
  return { folder, root, shown: `${remote.name}/`, count: Object.keys(all).length, before: [] };
}

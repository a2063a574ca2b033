import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { COMMAND } from './product.mjs';
import { readJson, workspaceRoot } from './workspace.mjs';

/** @typedef {{ name: string, folder: string, root: string }} Remote `root`: of its workspace, or its own folder */

const DECLARATION = 'remote.json';

/**
 * The remote whose folder this is.
 * @param {string} path
 * @returns {Remote}
 */
export function remoteIn(path) {
  const folder = resolve(path);
  const file = join(folder, DECLARATION);
  if (!existsSync(file)) {
    throw new Failure(`There is no ${DECLARATION} in ${folder}. Run this in a remote's folder, or add -w <remote>.`, 2);
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
 * What each remote of a workspace declares.
 * @param {string} root
 * @returns {{ name: string, pages: { path: string, nav?: { order: number } }[] }[]}
 */
export function remotesOf(root) {
  const files = readdirSync(root)
    .map((folder) => join(root, folder, DECLARATION))
    .filter((file) => existsSync(file));
  return files.map((file) => readJson(file));
}

/**
 * The command line of another command on this remote, for advice.
 * @param {Remote} remote
 * @param {string} words
 */
export const adviceTo = ({ name, folder, root }, words) =>
  root === folder ? `npx ${COMMAND} ${words}` : `npm run release -w ${name} -- ${words}`;

import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { COMMAND } from './product.mjs';
import { readJson, workspaceRoot } from './workspace.mjs';

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
 * Returns a remote with this name, without reading its declaration. @param {string} name @param {string} path folder in
 * which the user runs the command
 * @returns {Remote}
 */
export const remoteNamed = (name, path) => ({ name, folder: resolve(path), root: workspaceRoot(resolve(path)) });

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

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../federation/cli/lib/failure.mjs';
import { ROOT } from './root.mjs';

/** Folder of the server, which is built for Node.js. */
export const SERVER = 'server';

/** @returns {string[]} the folders that webpack builds: the shell first, then the remotes by name */
export function builtPackages(root = ROOT) {
  const names = readdirSync(root).filter((name) => existsSync(join(root, name, 'webpack.config.js')));
  return names.toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
}

/**
 * @param {string[]} requestedNames names from the command line; none means all
 * @param {string[]} knownPackages
 */
export function choosePackages(requestedNames, knownPackages) {
  const unknown = requestedNames.find((name) => !knownPackages.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no package "${unknown}" to build. There are: ${knownPackages.join(', ')}.`, 2);
  }
  return requestedNames.length === 0 ? knownPackages : knownPackages.filter((name) => requestedNames.includes(name));
}

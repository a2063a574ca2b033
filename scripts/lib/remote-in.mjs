import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from './failure.mjs';
import { builtPackages } from './packages.mjs';
import { ROOT } from './root.mjs';

/**
 * The remote whose folder this is.
 * @param {string} folder
 * @param {string} script of its package.json, for the advice
 * @returns {string}
 */
export function remoteIn(folder, script) {
  const name = builtPackages().find((candidate) => join(ROOT, candidate) === resolve(folder));
  if (name === undefined || name === 'shell') {
    throw new Failure(`Run this for a remote: npm run ${script} -w <remote>`, 2);
  }
  const { name: declared } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  if (declared !== name) {
    throw new Failure(`${name}/remote.json calls itself ${declared}: folder and name are the same.`, 2);
  }
  return name;
}

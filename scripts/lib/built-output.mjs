import { join } from 'node:path';
import { checkBuild, checkRelease } from '../../federation/cli/check/build.mjs';
import { readConfig } from '../../federation/cli/lib/workspace.mjs';
import { ROOT } from './root.mjs';

const { secrets } = readConfig(ROOT);

/**
 * Checks one finished build.
 * @param {string} root
 * @param {string} name of a built package
 */
export function checkPackage(root, name) {
  const check = name === 'shell' ? checkBuild : checkRelease;
  return check(name, join(root, name, 'dist'), secrets);
}

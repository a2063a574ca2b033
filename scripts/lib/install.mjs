import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, formatDuration, startProgress } from '../../federation/cli/lib/terminal.mjs';
import { ROOT } from './repository.mjs';
import { firstLines, npmScriptPath, runNode } from '../../federation/cli/lib/run.mjs';

const MODULES = join(ROOT, 'node_modules');

/**
 * Returns true if npm's record of the installation contains all packages of the lock file, including development packages.
 * Packages for other systems, peer dependencies (.npmrc) and links to remotes, which no code imports, can be missing.
 * @param {string} lock the text of package-lock.json
 * @param {string} installed the text of node_modules/.package-lock.json
 */
export function isInstallationComplete(lock, installed) {
  /** @typedef {{ version?: string, integrity?: string, optional?: boolean, peer?: boolean, link?: boolean }} Entry */
  /** @type {Record<string, Entry>} */
  const lockedPackages = JSON.parse(lock).packages;
  /** @type {Record<string, Entry>} */
  const present = JSON.parse(installed).packages;
  return Object.entries(lockedPackages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    const isRemote = entry.link === true && !path.includes('/@');
    if (!found) return entry.optional === true || entry.peer === true || isRemote;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Installs the locked packages if some are missing. Development packages are included even if NODE_ENV is `production`. */
export async function ensureInstalled() {
  const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');
  const [lock, record] = [join(ROOT, 'package-lock.json'), join(MODULES, '.package-lock.json')];
  if (existsSync(record) && isInstallationComplete(read(lock), read(record))) return;
  const reason = existsSync(MODULES) ? 'package-lock.json changed' : 'first run, about a minute';
  console.log(`Installing the packages (${reason})`);
  const progress = startProgress(() => 'npm ci');
  // Packages in npm's cache are not requested again, because the lock file contains their hashes.
  const options = '--prefer-offline --include=dev --include=optional --no-audit --no-fund --loglevel=error';
  const { code, output } = await runNode([npmScriptPath(), 'ci', ...options.split(' ')]);
  const elapsed = progress.stop();
  if (code !== 0) {
    throw new Failure(
      `Installing failed after ${formatDuration(elapsed)}. npm said:\n\n${firstLines(output, 15)}\n\n` +
        'Check the network and the free disk space, then run the same command again.',
      code,
    );
  }
  console.log(`  installed in ${formatDuration(elapsed)}`);
}

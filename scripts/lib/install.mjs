import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../federation/cli/lib/failure.mjs';
import { startProgress, duration } from '../../federation/cli/lib/terminal.mjs';
import { ROOT } from './root.mjs';
import { firstLines, npmScript, runNode } from '../../federation/cli/lib/run.mjs';

const MODULES = join(ROOT, 'node_modules');

/**
 * Returns true if npm's record of the installation contains all packages of the lock file, including development packages.
 * Optional packages may be for other systems, and npm does not install peers (.npmrc).
 * @param {string} lock the text of package-lock.json
 * @param {string} installed the text of node_modules/.package-lock.json
 */
export function agrees(lock, installed) {
  /** @typedef {{ version?: string, integrity?: string, optional?: boolean, peer?: boolean }} Entry */
  /** @type {Record<string, Entry>} */
  const lockedPackages = JSON.parse(lock).packages;
  /** @type {Record<string, Entry>} */
  const present = JSON.parse(installed).packages;
  return Object.entries(lockedPackages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (!found) return entry.optional === true || entry.peer === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** @returns {boolean} whether node_modules is what package-lock.json requests */
function isInstalled() {
  const record = join(MODULES, '.package-lock.json');
  if (!existsSync(record)) return false;
  return agrees(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'), readFileSync(record, 'utf8'));
}

/**
 * Installs the locked packages unless they are installed already.
 * The build and the tests need the development packages, whatever NODE_ENV or npm's settings say.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const first = !existsSync(MODULES);
  console.log(
    first
      ? 'Installing the packages (first run, about a minute)'
      : 'Installing the packages (package-lock.json changed)',
  );
  const progress = startProgress(() => 'npm ci');
  // Packages in the cache of npm are not requested again: the lock file has all hashes.
  const args = [
    'ci',
    '--prefer-offline',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, output } = await runNode([npmScript(), ...args]);
  const elapsed = progress.stop();
  if (code !== 0) {
    throw new Failure(
      `Installing failed after ${duration(elapsed)}. npm said:\n\n${firstLines(output, 15)}\n\n` +
        'Check the network and the free disk space, then run the same command again.',
      code,
    );
  }
  console.log(`  installed in ${duration(elapsed)}`);
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../federation/cli/lib/failure.mjs';
import { startProgress, duration } from '../../federation/cli/lib/terminal.mjs';
import { ROOT } from './root.mjs';
import { firstLines, npmScript, runNode } from '../../federation/cli/lib/run.mjs';

const LOCK_FILE = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
const STAMP_FILE = join(MODULES, '.verdant-installed');

/**
 * Returns what an installation was made for: the locked versions and the kind of machine. Binaries of packages use Node-API and run on every
 * version of Node.
 * @param {string} lock the text of package-lock.json
 * @param {{ platform: string, arch: string }} machine
 */
export function installStamp(lock, { platform, arch }) {
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${platform}-${arch}`;
}

/**
 * Whether npm's record of an installation has everything in the lock file, development packages too.
 * Packages for other systems are optional and may be absent.
 * @param {string} lock the text of package-lock.json
 * @param {string} installed the text of node_modules/.package-lock.json
 */
export function agrees(lock, installed) {
  /** @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }>} Packages */
  const wanted = /** @type {Packages} */ (JSON.parse(lock).packages);
  const present = /** @type {Packages} */ (JSON.parse(installed).packages);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** @returns {boolean} whether node_modules is what package-lock.json requests, on this Node and this machine */
function isInstalled() {
  const npmRecord = join(MODULES, '.package-lock.json');
  if (!existsSync(npmRecord)) return false;
  const lock = readFileSync(LOCK_FILE, 'utf8');
  const stamp = currentStamp(lock);
  const found = existsSync(STAMP_FILE) ? readFileSync(STAMP_FILE, 'utf8') : undefined;
  if (found === stamp) return true;
  if (found !== undefined && machineOf(found) !== machineOf(stamp)) return false;
  // Installed by hand: just as good if npm's record matches.
  if (!agrees(lock, readFileSync(npmRecord, 'utf8'))) return false;
  writeFileSync(STAMP_FILE, stamp);
  return true;
}

/** @param {string} lock */
function currentStamp(lock) {
  return installStamp(lock, process);
}

/** @param {string} stamp */
function machineOf(stamp) {
  return stamp.slice(stamp.indexOf(' '));
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
      : 'Installing the packages (package-lock.json or the machine changed)',
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
  writeFileSync(STAMP_FILE, currentStamp(readFileSync(LOCK_FILE, 'utf8')));
  console.log(`  installed in ${duration(elapsed)}`);
}

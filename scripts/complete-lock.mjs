import '../federation/cli/lib/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/repository.mjs';

/*
 * Adds binary packages for other systems to package-lock.json. Run `node scripts/complete-lock.mjs` after an `npm install`
 * from a registry that lacks some of these packages: npm omits them, and `npm ci` then rejects the lock file as incomplete
 * on every machine.
 */

const SYSTEM = /\b(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)\b/;
const PROCESSOR = /\b(?:arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/;

/** Returns the system and processor in a name such as `@swc/core-linux-x64-musl`. @param {string} name */
function machinesOf(name) {
  const [os] = SYSTEM.exec(name) ?? [];
  const [cpu] = PROCESSOR.exec(name) ?? [];
  const libc = /-musl|musleabihf/.test(name) ? 'musl' : /-gnu|gnueabihf/.test(name) ? 'glibc' : undefined;
  return {
    ...(os && { os: [os === 'windows' ? 'win32' : os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
  };
}

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
/** @type {Record<string, { dev?: boolean, peer?: boolean, optionalDependencies?: Record<string, string> }>} */
const packages = lock.packages;
const places = Object.keys(packages);
/** @type {Record<string, object>} */
const missing = {};
for (const { optionalDependencies = {}, dev, peer } of Object.values(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (places.some((place) => place.endsWith(`node_modules/${name}`))) continue;
    const version = range.replace(/^[\^~]/, '');
    missing[`node_modules/${name}`] = { version, ...machinesOf(name), dev, peer, optional: true };
  }
}
const sorted = Object.entries({ ...packages, ...missing }).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${Object.keys(missing).length} optional packages added to package-lock.json`);

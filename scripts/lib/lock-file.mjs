/**
 * @typedef {{ version?: string, dev?: boolean, peer?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

const SYSTEM = /\b(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)\b/;
const PROCESSOR = /\b(?:arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/;

/**
 * Returns the machines that a package of binaries is for, by its name: `@swc/core-linux-x64-musl`.
 * @param {string} name
 * @returns {{ os?: string[], cpu?: string[], libc?: string[] }}
 */
export function machinesOf(name) {
  const [os] = SYSTEM.exec(name) ?? [];
  const [cpu] = PROCESSOR.exec(name) ?? [];
  const libc = /-musl|musleabihf/.test(name) ? 'musl' : /-gnu|gnueabihf/.test(name) ? 'glibc' : undefined;
  return {
    ...(os && { os: [os === 'windows' ? 'win32' : os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
  };
}

/**
 * @param {LockedPackages} packages
 * @param {string} from the path of the package that asks
 * @param {string} name
 */
function isLocked(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined;
  }
}

/**
 * Optional packages missing from the lock file. npm leaves out those that its registry lacks, and `npm ci` then refuses
 * the file as incomplete, on every machine.
 * @param {LockedPackages} packages
 * @returns {LockedPackages} the entries that are missing
 */
export function missingOptionalPackages(packages) {
  /** @type {LockedPackages} */
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev, peer }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name)) continue;
      const version = range.replace(/^[\^~]/, '');
      missing[`node_modules/${name}`] = {
        version,
        ...machinesOf(name),
        ...(dev && { dev }),
        ...(peer && { peer }),
        optional: true,
      };
    }
  }
  return missing;
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isBuiltin } from 'node:module';
import { readJson } from '../../federation/cli/lib/workspace.mjs';
import { packagesIn } from './pack/manifest.mjs';

/**
 * @typedef {Record<string, { link?: boolean, resolved?: string, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }>} Locked the packages of package-lock.json, by place
 */

const BUILD = 'server/dist';

/**
 * Returns the place of a package as Node finds it from another place, and as the lock file names it.
 * @param {Locked} locked
 * @param {string} from
 * @param {string} name
 */
function placeOf(locked, from, name) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const place = posix.join(folder, 'node_modules', name);
    const found = locked[place];
    if (found) return found.link ? found.resolved : place;
    if (folder === '.') return undefined;
  }
}

/**
 * Returns the places that `npm ci --omit=dev --workspace=server` fills: the server, and what it depends on.
 * @param {Locked} locked
 */
export function productionPlaces(locked) {
  const places = new Set(['server']);
  for (const place of places) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = locked[place] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = placeOf(locked, place, name);
      if (found !== undefined) places.add(found);
    }
  }
  return places;
}

/** Returns the packages that a built file requires by a path of their own. @param {string} text */
const requiredByPath = (text) =>
  [...text.matchAll(/\brequire\("\.\.\/\.\.\/([\w-]+\/node_modules\/(?:@[\w.-]+\/)?[\w.-]+)/g)].map(
    ([, place = '']) => place,
  );

/**
 * Returns each package that the server's build requires and that the installation for production lacks, with the file.
 * @param {string} root
 */
export function missingInProduction(root) {
  /** @type {{ packages: Locked }} */
  const { packages } = readJson(join(root, 'package-lock.json'));
  const places = productionPlaces(packages);
  const scripts = readdirSync(join(root, BUILD)).filter((name) => name.endsWith('.js'));
  return scripts.flatMap((script) => {
    const text = readFileSync(join(root, BUILD, script), 'utf8');
    const named = packagesIn(text).filter((name) => !isBuiltin(name));
    const required = [...named.map((name) => placeOf(packages, dirname(BUILD), name) ?? name), ...requiredByPath(text)];
    return required.filter((place) => !places.has(place)).map((place) => `${place} in ${BUILD}/${script}`);
  });
}

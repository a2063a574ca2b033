import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences (SPDX) that a dependency may have: permissive ones, whose notice is all that they request. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'CC0-1.0',
  // Data about browsers, which builds read.
  'CC-BY-4.0',
  // Fonts.
  'OFL-1.1',
]);
/** Packages with another licence, one by one. None of them is delivered. */
const EXCEPTIONS = new Map([
  // Tests of accessibility use these two as they are.
  ['@axe-core/playwright', 'MPL-2.0'],
  ['axe-core', 'MPL-2.0'],
  // A permissive licence; the build's font tool reads its options with it.
  ['argparse', 'Python-2.0'],
]);

/** Packages whose package.json names no licence in SPDX: the one that their LICENSE file has. */
const UNNAMED = new Map([['parse-cache-control', 'BSD-3-Clause']]);

/**
 * Whether an SPDX expression is satisfied by licences that `isAllowed` accepts: one of those between OR, all of those between
 * AND. An expression of both is for people to read: it is not satisfied.
 * @param {string} expression
 * @param {(licence: string) => boolean} isAllowed
 */
export function satisfies(expression, isAllowed) {
  const licences = expression.replace(/^\(([^()]*)\)$/, '$1');
  if (!licences.includes(' AND ')) return licences.split(' OR ').some(isAllowed);
  return licences.split(' AND ').every(isAllowed);
}

/**
 * @typedef {{ version?: string, license?: unknown, link?: boolean,
 *   optionalDependencies?: Record<string, string> }} Locked an entry of package-lock.json
 */

/** `@scope/name` of its place in the lock file. @param {string} place */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The licence of a package that is not installed here and that the lock file reveals nothing about: binaries for other
 * systems come from the package that offers them.
 * @param {string} name
 * @param {Record<string, Locked>} packages
 */
const licenceOfOwner = (name, packages) =>
  Object.values(packages).find(({ optionalDependencies = {} }) => name in optionalDependencies)?.license;

/** @param {string} root @param {string} place */
function installedLicence(root, place) {
  const file = join(root, place, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}

/**
 * Every dependency whose licence is not on the list, with the reason.
 * @param {string} root the folder with package-lock.json
 * @param {Record<string, Locked>} packages as in package-lock.json
 */
export function refusedLicences(root, packages) {
  const dependencies = Object.entries(packages).filter(
    ([place, { link }]) => /(^|\/)node_modules\//.test(place) && !link,
  );
  const refused = dependencies.flatMap(([place, entry]) => {
    const name = nameOf(place);
    const licence =
      installedLicence(root, place) ?? entry.license ?? licenceOfOwner(name, packages) ?? UNNAMED.get(name);
    const isAllowed = (/** @type {string} */ one) => ALLOWED.has(one) || EXCEPTIONS.get(name) === one;
    const is = `${name} ${entry.version}`;
    if (typeof licence !== 'string') return [`${is} names no licence`];
    return satisfies(licence, isAllowed) ? [] : [`${is} has the licence ${licence}, which is not on the list`];
  });
  return { refused, checked: dependencies.length };
}

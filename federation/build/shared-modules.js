const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** @typedef {import('./index.js').Product} Product */

/**
 * Returns the version of a package that modules in a folder would import. Reads package.json by its path, because some
 * packages do not export this file.
 * @param {string} folder
 * @param {string} name
 * @returns {string}
 */
function versionOf(folder, name) {
  const places = createRequire(path.resolve(folder, 'package.json')).resolve.paths(name) ?? [];
  const files = places.map((place) => path.join(place, name, 'package.json'));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`${name} is not installed in ${folder}`);
  return require(file).version;
}

/** Returns `@scope/name` for `@scope/name/module`. @param {string} module */
const packageOf = (module) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

/** Returns the names of all shared modules. @param {Product} product */
const sharedNames = ({ shared }) => [...shared.eager, ...shared.onDemand];

/**
 * Returns the folders of shared modules such as `@scope/kit/ui`. Every build treats the files in these folders as files of
 * the host.
 * @param {Product} product
 */
function sharedFolders(product) {
  const { resolve } = createRequire(path.join(product.root, 'package.json'));
  const modules = sharedNames(product).filter((name) => name.startsWith('@') && name !== packageOf(name));
  return modules.map((name) => path.dirname(resolve(name)));
}

/**
 * Returns an object with `valueOf(version, name)` for each shared module and its installed version.
 * @template Value
 * @param {Product} product
 * @param {(version: string, name: string) => Value} valueOf
 */
const byName = (product, valueOf) =>
  Object.fromEntries(
    sharedNames(product).map((name) => [name, valueOf(versionOf(product.root, packageOf(name)), name)]),
  );

/** Returns the share configuration of the host, which has the only copy of each module. @param {Product} product */
const providedByHost = (product) =>
  byName(product, (version, name) => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    eager: product.shared.eager.includes(name),
  }));

/**
 * Returns the share configuration of a remote, whose build contains no copy of a shared module.
 * @param {Product} product
 */
const consumedByRemote = (product) =>
  byName(
    product,
    (version) => /** @type {const} */ ({ singleton: true, requiredVersion: `^${version}`, import: false }),
  );

/** Returns the exact versions that the host offers to remotes. @param {Product} product */
const describeProvided = (product) => ({ shared: byName(product, (version) => version) });

/** Returns the version ranges of shared modules that a remote needs from its host. @param {Product} product */
const describeNeeded = (product) => ({ shared: byName(product, (version) => `^${version}`) });

module.exports = { consumedByRemote, describeNeeded, describeProvided, providedByHost, sharedFolders };

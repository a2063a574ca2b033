const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** @typedef {import('./index.js').Product} Product */

/**
 * Returns the installed version of a package for modules in a folder. It reads the path, because some packages do not
 * export their package.json.
 * @param {string} folder
 * @param {string} name
 * @returns {string}
 */
function versionOf(folder, name) {
  const places = createRequire(path.resolve(folder, 'package.json')).resolve.paths(name) ?? [];
  const files = places.map((place) => path.join(place, name, 'package.json'));
  const file = files.find((one) => existsSync(one));
  if (file === undefined) throw new Error(`${name} is not installed in ${folder}`);
  return require(file).version;
}

/** Returns `@scope/name` for `@scope/name/module`. @param {string} module */
const packageOf = (module) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Returns all shared modules with their installed versions, and whether they are in the host's first script.
 * @param {Product} product
 */
function sharedModules(product) {
  const { root, shared } = product;
  return sharedNames(product).map((name) => ({
    name,
    version: versionOf(root, packageOf(name)),
    eager: shared.eager.includes(name),
  }));
}

/** Returns the names of all shared modules. @param {Product} product */
const sharedNames = ({ shared }) => [...shared.eager, ...shared.onDemand];

/**
 * Returns the folders of shared modules such as `@scope/kit/ui`. Their content belongs to the host, in every build.
 * @param {Product} product
 */
function sharedFolders(product) {
  const { resolve } = createRequire(path.join(product.root, 'package.json'));
  const modules = sharedNames(product).filter((name) => name.startsWith('@') && name !== packageOf(name));
  return modules.map((name) => path.dirname(resolve(name)));
}

/** Returns the share configuration of the host, which has the only copy of each module. @param {Product} product */
function providedByHost(product) {
  return Object.fromEntries(
    sharedModules(product).map(({ name, version, eager }) => [
      name,
      { singleton: true, version, requiredVersion: `^${version}`, eager },
    ]),
  );
}

/** Returns the share configuration of a remote, which has no copies. @param {Product} product */
function consumedByRemote(product) {
  return Object.fromEntries(
    sharedModules(product).map(({ name, version }) => [
      name,
      /** @type {const} */ ({ singleton: true, requiredVersion: `^${version}`, import: false }),
    ]),
  );
}

/** Returns the exact versions that the host offers to remotes. @param {Product} product */
function describeProvided(product) {
  return { shared: Object.fromEntries(sharedModules(product).map(({ name, version }) => [name, version])) };
}

/** Returns the version ranges of shared modules that a remote needs from its host. @param {Product} product */
function describeNeeded(product) {
  return { shared: Object.fromEntries(sharedModules(product).map(({ name, version }) => [name, `^${version}`])) };
}

module.exports = { consumedByRemote, describeNeeded, describeProvided, providedByHost, sharedFolders };

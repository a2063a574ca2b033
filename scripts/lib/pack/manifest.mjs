import ts from 'typescript';

/** @typedef {import('./packages.mjs').Packed} Packed */

/** Files that are copied into the repository of a new remote. */
export const TEMPLATE_PATH_PATTERN = /^(template|repository)\//;

/** Returns `@scope/name` for `@scope/name/module`. @param {string} specifier */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Returns the npm packages that a script imports, requires or resolves. @param {string} text @returns {string[]} */
export function usedNpmPackages(text) {
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const resolved = [...text.matchAll(/\bresolve\(['"]([^'"]+)['"]\)/g)].map(([, name = '']) => name);
  const names = [...imported, ...resolved].filter((name) => !/^(\.|\/|node:)/.test(name));
  return [...new Set(names.map(packageOf))].toSorted();
}

/**
 * Returns the entry of `exports` for a source file, or undefined if the package does not contain its built file. A script
 * for Node has precedence over the script for bundlers.
 * @param {string} file `./src/ui/index.ts`
 * @param {Readonly<Record<string, string>>} contents of the package
 */
function exportOf(file, contents) {
  const name = file.replace(/^\.\//, '').replace(/\.(?:tsx?|js)$/, '');
  const script = [`${name}.mjs`, `${name}.js`].find((path) => path in contents);
  if (script !== undefined && `${name}.d.ts` in contents) return { types: `./${name}.d.ts`, default: `./${script}` };
  return file.replace(/^\.\//, '') in contents ? file : undefined;
}

/**
 * Returns the package.json of a packed package.
 * @param {{ name: string, version: string, description?: string, exports: Record<string, string>,
 *   bin?: Record<string, string> }} source package.json in the folder of the sources
 * @param {Packed} packed
 * @param {Readonly<Record<string, string>>} contents texts of the package's files, by path
 * @param {{ versionOf: (name: string) => string, engines: object, product?: object }} around the installed versions, and
 * the product's settings for remotes
 */
export function packedPackageJson(source, packed, contents, { versionOf, engines, product }) {
  const { name, version, description, bin } = source;
  const scripts = Object.entries(contents).filter(
    ([path]) => /\.m?js$/.test(path) && !TEMPLATE_PATH_PATTERN.test(path),
  );
  const used = [...(packed.dependencies ?? []), ...scripts.flatMap(([, text]) => usedNpmPackages(text))];
  const dependencies = new Set(
    used.filter((dependency) => dependency !== name && !packed.peers.includes(dependency)).toSorted(),
  );
  const kept = Object.entries(source.exports).flatMap(([key, file]) => {
    const value = exportOf(file, contents);
    return value === undefined ? [] : [[key, value]];
  });
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    engines,
    ...(bin && { bin }),
    exports: { ...Object.fromEntries(kept), ...packed.exports, './package.json': './package.json' },
    sideEffects: packed.sideEffects ?? false,
    dependencies: Object.fromEntries([...dependencies].map((dependency) => [dependency, versionOf(dependency)])),
    peerDependencies: Object.fromEntries(packed.peers.map((peer) => [peer, `^${versionOf(peer)}`])),
    ...(packed.optionalPeers && {
      peerDependenciesMeta: Object.fromEntries(packed.optionalPeers.map((peer) => [peer, { optional: true }])),
    }),
    ...(product && { verdant: product }),
  };
}

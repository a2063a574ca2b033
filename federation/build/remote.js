const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { commonConfig, federationPlugin } = require('./common');
const {
  describeEntry,
  describeFiles,
  describeHashes,
  describeModule,
  describePlugin,
  hashesPlugin,
} = require('./describe');
const { nodeBuildPlugin, nodeConfig } = require('./node-build');
const { pagesEntry, renderPages } = require('./render-pages');
const { consumedByRemote, describeNeeded } = require('./shared-modules');
const { sizesPlugin } = require('./sizes-plugin');
const { ownStylesPlugin } = require('./styles/global-styles');
const { translatedPages } = require('./translations');

/**
 * @typedef {import('./index.js').Product} Product
 * @typedef {import('../contract/release-manifest').RemoteDeclaration} RemoteDeclaration
 * @typedef {Omit<RemoteDeclaration, 'slots'> & Partial<Pick<RemoteDeclaration, 'slots'>>} Declaration `remote.json`
 */

/** @param {string} name of a remote */
const containerOf = (name) => name.replaceAll('-', '_');
/** Returns `budget` for `./budget`. @param {string} module */
const baseOf = (module) => module.slice('./'.length);
/** @param {string} module */
const chunkOf = (module) => `page-${baseOf(module)}`;

/** Returns each module that a remote declares, once. @param {Declaration} declaration */
const modulesOf = ({ pages, slots = [] }) => [...new Set([...pages, ...slots].map(({ module }) => module))];

/** Returns the file of a module: src/budget/budget.tsx for `./budget`. @param {string} module */
const fileOf = (module) => `./src/${baseOf(module)}/${baseOf(module)}.tsx`;

/**
 * Returns an object with `valueOf(module)` for each module. @template Value
 * @param {string[]} modules
 * @param {(module: string) => Value} valueOf
 */
const byModule = (modules, valueOf) => Object.fromEntries(modules.map((module) => [module, valueOf(module)]));

/**
 * Returns an error message if a source file does not declare the type of a slot that the remote's pages contain.
 * @param {string} folder of the remote
 * @param {Pick<Declaration, 'name' | 'offers'>} declaration
 */
function offersProblem(folder, { name, offers = [] }) {
  const missing = offers.find(({ slot, types }) => {
    const file = path.join(folder, types);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${slot}':`);
  });
  return (
    missing &&
    `${name}/remote.json: ${missing.types} does not have the props of the slot '${missing.slot}' in FederationSlots`
  );
}

/**
 * Returns an array with the plugin that prerenders pages into one file for each module, or an empty array for a remote
 * without such pages.
 * @param {Product} product @param {string} folder @param {Declaration} declaration
 */
function prerenderPlugins(product, folder, { name, pages }) {
  const { prerender } = product.shared;
  const prerendered = pages.filter((page) => page.prerendered);
  if (prerender === undefined || prerendered.length === 0) return [];
  const modules = [...new Set(prerendered.map(({ module }) => module))];
  const entry = { pages: pagesEntry(prerender, byModule(modules, fileOf)) };
  const config = { ...nodeConfig(product, folder, name, entry), devtool: /** @type {const} */ ('source-map') };
  return [nodeBuildPlugin(config, async ([file = '']) => renderPages(file, { name, pages: prerendered, chunkOf }))];
}

/** @param {import('webpack').Compilation} compilation @param {string} module @param {string} file */
function exportsProblem({ modules, moduleGraph }, module, file) {
  const built = [...modules].find(
    (candidate) => candidate.nameForCondition() === file && candidate.type.startsWith('javascript/'),
  );
  // A module with a compile error is skipped: its exports are unknown, and webpack reports the error.
  if (!built || built.getNumberOfErrors() > 0) return undefined;
  const names = moduleGraph.getProvidedExports(built);
  if (!Array.isArray(names) || names.length === 1) return undefined;
  return `${module} exports ${names.join(', ') || 'nothing'}. The host needs exactly one component.`;
}

/**
 * Returns a plugin that fails a remote's build if a module that the host shows does not have exactly one export. Unit tests
 * (`remoteProblems`) and browsers (`fetchComponent`) check that the export is a component.
 * @param {string} name of the remote
 * @param {Record<string, string>} files absolute file of each module
 */
const moduleShapePlugin = (name, files) => (/** @type {import('webpack').Compiler} */ compiler) => {
  const { WebpackError } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('ModuleShapePlugin', (compilation) => {
    // The check runs at `seal`, because exports are known only after all modules have been built.
    compilation.hooks.seal.tap('ModuleShapePlugin', () => {
      for (const [module, file] of Object.entries(files)) {
        const problem = exportsProblem(compilation, module, file);
        if (problem !== undefined) compilation.errors.push(new WebpackError(`${name}: ${problem}`));
      }
    });
  });
};

/**
 * Returns a function that creates `release.json`: the declaration with translations, the version, and the files.
 * @param {Product} product @param {string} folder @param {Declaration} declaration @param {string} version
 * @returns {import('./describe').Describe}
 */
function describeRelease(product, folder, declaration, version) {
  const { $schema: _, budget: _budget, ...declared } = declaration;
  return (compilation) => ({
    slots: [],
    ...declared,
    pages: translatedPages(folder, declaration.pages),
    version,
    entry: describeEntry(compilation, containerOf(declaration.name)),
    hashes: describeHashes(compilation),
    modules: byModule(modulesOf(declaration), (module) => describeModule(compilation, chunkOf(module))),
    files: describeFiles(compilation),
    needs: describeNeeded(product),
  });
}

/**
 * Returns a function that returns the first scripts of each module: the container's entry, and the scripts of the module's
 * chunk.
 * @param {Declaration} declaration
 */
function firstScripts(declaration) {
  return (/** @type {import('webpack').Compilation} */ compilation) =>
    byModule(modulesOf(declaration), (module) => [
      ...[describeEntry(compilation, containerOf(declaration.name)) ?? []].flat(),
      ...describeModule(compilation, chunkOf(module)).js,
    ]);
}

/**
 * Returns the name of a chunk with code that several chunks share. The name is short because the entry repeats the name
 * many times.
 * @param {unknown} _module @param {readonly import('webpack').Chunk[]} chunks
 */
function sharedName(_module, chunks) {
  const names = chunks.map(({ name }) => name ?? '').toSorted();
  if (names.includes('')) return undefined;
  return `shared-${createHash('sha256').update(names.join()).digest('hex').slice(0, 8)}`;
}

/**
 * Returns the webpack configuration of a remote. `--env version=...` sets another version than that in package.json.
 * @param {Product} product @param {string} folder of the remote @param {Declaration} declaration
 * @returns {(env?: { version?: string }) => import('webpack').Configuration}
 */
function remoteConfig(product, folder, declaration) {
  const { name } = declaration;
  const problem = offersProblem(folder, declaration);
  if (problem !== undefined) throw new Error(problem);
  const modules = modulesOf(declaration);
  const config = commonConfig(product, folder, name, { isRemote: true });
  return ({ version = require(path.join(folder, 'package.json')).version } = {}) => ({
    ...config,
    // Scripts contain no URL of their source map, because only the server reads source maps.
    devtool: 'hidden-nosources-source-map',
    output: { ...config.output, devtoolModuleFilenameTemplate: '[resource-path]' },
    entry: {},
    // Code of npm packages gets no chunk of its own, which would need another request.
    optimization: {
      ...config.optimization,
      splitChunks: {
        minSize: 15_000,
        cacheGroups: {
          defaultVendors: false,
          default: { name: sharedName, minChunks: 2, priority: -20, reuseExistingChunk: true },
        },
      },
    },
    plugins: [
      ...config.plugins,
      ownStylesPlugin(name),
      federationPlugin({
        name: containerOf(name),
        filename: 'static/js/remote-entry.[contenthash:8].js',
        exposes: byModule(modules, (module) => ({ import: [fileOf(module)], name: chunkOf(module) })),
        shared: consumedByRemote(product),
        manifest: {
          additionalData: ({ stats }) => {
            stats.metaData.buildInfo.buildVersion = version;
          },
        },
      }),
      ...prerenderPlugins(product, folder, declaration),
      hashesPlugin,
      moduleShapePlugin(
        name,
        byModule(modules, (module) => path.join(folder, fileOf(module))),
      ),
      describePlugin('release.json', describeRelease(product, folder, declaration, version)),
      sizesPlugin(name, firstScripts(declaration), declaration.budget?.js),
    ],
  });
}

module.exports = { moduleShapePlugin, offersProblem, remoteConfig };

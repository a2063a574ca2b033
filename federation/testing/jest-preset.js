const { join } = require('node:path');

/**
 * Jest preset for unit tests of a remote: `{ preset: '@verdant/federation/testing' }` in jest.config.js. A test that
 * prints an error or a warning fails.
 */
module.exports = {
  testEnvironment: require.resolve('jest-fixed-jsdom'),
  transform: {
    // Transforms the platform's own packages too, because these packages are ES modules.
    '(\\.(ts|tsx|mjs)|/node_modules/@verdant/.*\\.js)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@verdant/)'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.(css|svg|png|jpg|webp|woff2)$': join(__dirname, 'empty-module.js'),
  },
  setupFilesAfterEnv: ['testing-library.js', 'jsdom-gaps.js', 'quiet-console.js'].map((file) => join(__dirname, file)),
  restoreMocks: true,
};

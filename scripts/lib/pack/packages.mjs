import { join } from 'node:path';
import { ROOT } from '../repository.mjs';

/**
 * Contents of a packed package, and its requirements. Patterns and paths are relative to the folder.
 * @typedef {object} Packed
 * @property {string} folder of the package's sources
 * @property {RegExp} compiled sources that are compiled; only declarations are emitted for JavaScript
 * @property {string} [forNode] module that Node loads, and not only bundlers
 * @property {RegExp} copied files that are copied unchanged
 * @property {string[]} [dependencies] dependencies in addition to the packages that the scripts import, in the versions
 * that are tested here
 * @property {string[]} peers peer dependencies, in ranges that begin at the tested version; other packages that the scripts
 * import are dependencies
 * @property {string[]} [optionalPeers] peer dependencies that only some users of the package need
 * @property {Record<string, string>} [exports] entries of `exports` in addition to the exports of the sources
 * @property {string[]} [sideEffects]
 */

/** The package for teams that build remotes: without server and host. @type {Packed} */
const federation = {
  folder: join(ROOT, 'federation'),
  compiled:
    /^((contract|remote|testing)\/.*|browser\/core\/(timing|next-step|remote-load-error|remote-globals|when-idle)|build\/(load-guard|share-runtime(-host|-remote)?))\.ts$|^build\/.*\.js$/,
  forNode: 'testing/playwright.ts',
  copied:
    /^(README\.md|(build|cli|testing)\/.*\.(js|mjs)|build\/(tsconfig\.(webpack|remote)\.json|[\w-]+\.d\.ts)|(template|repository|service)\/.*)$/,
  exports: {
    './styles': './build/styles.d.ts',
    './tsconfig': './build/tsconfig.remote.json',
  },
  // The Jest preset and the minimizer refer to these packages by name, without an import.
  dependencies: ['@swc/core', 'esbuild', 'jest-environment-jsdom'],
  peers: ['@playwright/test', '@testing-library/react', 'jest', 'react', 'typescript'],
  optionalPeers: ['@playwright/test'],
};

/** @type {Packed} */
const shared = {
  folder: join(ROOT, 'shared'),
  compiled: /^src\/(?!styles\/).*\.tsx?$/,
  copied: /^src\/.*\.css$|^src\/translations\/[a-z]{2}\.json$|^share-scope\.json$/,
  exports: {
    './styles/*': './src/styles/*',
    './openapi.json': './openapi.json',
  },
  peers: ['@testing-library/react', '@verdant/federation', 'react', 'react-dom'],
  sideEffects: ['**/*.css'],
};

export const PACKAGES = { federation, shared };

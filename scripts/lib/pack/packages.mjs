import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/**
 * Contents of a packed package, and its requirements.
 * @typedef {object} Packed
 * @property {string} folder of its sources
 * @property {string} base folder in it that paths in the package are relative to
 * @property {string} into folder in the package for everything of `base`; '' for the package's own
 * @property {{ sources: RegExp, ending: import('./compile.mjs').ScriptEnding }[]} compiled sources that are compiled, by
 *   their path below `base`; scripts in JavaScript get types only
 * @property {RegExp} copied files below `base` that go in as they are
 * @property {string} [repository] package.json below `base` whose dependencies get the versions that are tested here
 * @property {string[]} [dependencies] next to the packages that its scripts import, all in the versions that are tested
 * here
 * @property {string[]} peers in ranges that begin there; all others that its scripts import are dependencies
 * @property {string[]} [optionalPeers] of these, what only some who install it use
 * @property {Record<string, string>} [exports] next to those of the sources
 * @property {string[]} [sideEffects]
 * @property {boolean} [module] whether `.js` is an ES module
 */

/** The package for teams that build remotes: without server and host. @type {Packed} */
const federation = {
  folder: join(ROOT, 'federation'),
  base: '.',
  into: '',
  compiled: [
    {
      sources:
        /^((contract|remote|testing)\/.*|browser\/core\/(limits|next-step|remote-load-error|slots-ready|when-idle))\.ts$/,
      ending: '.mjs',
    },
    {
      sources: /^(build\/(load-guard|share-runtime(-host|-remote)?)|browser\/core\/chunk-failed)\.ts$/,
      ending: '.js',
    },
    { sources: /^build\/.*\.js$/, ending: '.mjs' },
  ],
  copied:
    /^(README\.md|(build|cli|testing)\/.*\.(js|mjs)|build\/(tsconfig\.(webpack|remote)\.json|[\w-]+\.d\.ts)|(template|repository|service)\/.*)$/,
  repository: 'repository/package.json',
  exports: {
    './styles': './build/styles.d.ts',
    './tsconfig': './build/tsconfig.remote.json',
  },
  // The preset for Jest and the minimizer need these by their names.
  dependencies: ['@swc/core', 'esbuild', 'jest-environment-jsdom'],
  peers: ['@playwright/test', '@testing-library/react', 'jest', 'react', 'typescript'],
  optionalPeers: ['@playwright/test'],
};

/** @type {Packed} */
const shared = {
  folder: join(ROOT, 'shared'),
  base: 'src',
  into: 'dist',
  compiled: [{ sources: /^(?!styles\/).*\.tsx?$/, ending: '.js' }],
  copied: /\.css$|^translations\/[a-z]{2}\.json$/,
  exports: {
    './styles/*': './dist/styles/*',
    './share-scope.json': './share-scope.json',
    './openapi.json': './openapi.json',
  },
  peers: ['@testing-library/react', '@verdant/federation', 'react', 'react-dom'],
  sideEffects: ['**/*.css'],
  module: true,
};

export const PACKAGES = { federation, shared };

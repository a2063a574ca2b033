import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import shortened from './short-runtime-loader.js';
import { unusedByHost, unusedByRemote } from './unused-runtime.js';
import withoutContent from './unused-runtime-loader.js';

const LIBRARY = join(__dirname, '../../node_modules/@module-federation');
const fileOf = (path) => join(LIBRARY, path);
const LOADING = fileOf('runtime-core/dist/utils/load.js');
const INITIAL = fileOf('webpack-bundler-runtime/dist/installInitialConsumes.js');
const SHARING = fileOf('runtime-core/dist/shared/index.js');

test('only the host keeps what fills its first script with shared modules; both keep the sharing itself', () => {
  expect([LOADING, INITIAL, SHARING].filter((file) => !existsSync(file))).toEqual([]);
  const leftOut = ([{ test: matches }]) => [LOADING, INITIAL, SHARING].map(matches);
  expect(leftOut(unusedByHost)).toEqual([true, false, false]);
  expect(leftOut(unusedByRemote)).toEqual([true, true, false]);
});

test('a module that is left out exports the same names, and says so when one is used', () => {
  const left = withoutContent('import x from "y";\nconst a = 1;\nexport { a, b as c };\n');
  expect(left).toContain('export { unused as a, unused as c };');
  expect(left).toContain('Left out by federation/build/unused-runtime.js');
});

test('a module that exports otherwise fails the build', () => {
  expect(() => withoutContent('export const a = 1;')).toThrow('Look again at unused-runtime.js');
});

describe.each([
  ['runtime-core/dist/utils/semver/index.js', 'semver.mjs'],
  ['error-codes/dist/desc.mjs', 'desc.mjs'],
  ['sdk/dist/logger.js', 'logger.mjs'],
])('in place of %s', (path, name) => {
  const run = (source) => shortened.call({ getOptions: () => ({ name }), addDependency: () => undefined }, source);

  test('host and remotes get the short module, which exports the same', () => {
    for (const rules of [unusedByHost, unusedByRemote]) {
      const found = rules.filter(({ test: matches }) => matches(fileOf(path)));
      expect(found.map(({ options }) => options)).toEqual([{ name }]);
    }
    expect(run(readFileSync(fileOf(path), 'utf8'))).toBe(readFileSync(join(__dirname, 'short-runtime', name), 'utf8'));
  });

  test('a library that exports something else fails the build', () => {
    expect(() => run('export { other };')).toThrow('Look again at unused-runtime.js');
    expect(() => run('export const other = 1;')).toThrow('Look again at unused-runtime.js');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import anyVersionOf from './any-version-loader.js';
import { anyVersion, unusedByHost, unusedByRemote } from './unused-runtime.js';
import withoutContent from './unused-runtime-loader.js';

const LIBRARY = join(__dirname, '../../node_modules/@module-federation');
const fileOf = (path) => join(LIBRARY, path);
const LOADING = fileOf('runtime-core/dist/utils/load.js');
const INITIAL = fileOf('webpack-bundler-runtime/dist/installInitialConsumes.js');
const SHARING = fileOf('runtime-core/dist/shared/index.js');

test('only the host keeps what fills its first script with shared modules; both keep the sharing itself', () => {
  expect([LOADING, INITIAL, SHARING].filter((file) => !existsSync(file))).toEqual([]);
  const leftOut = ({ test: matches }) => [LOADING, INITIAL, SHARING].map(matches);
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

test('the comparison of versions of shared modules is replaced, as the library has it', () => {
  const semver = fileOf('runtime-core/dist/utils/semver/index.js');
  expect(anyVersion.test(semver)).toBe(true);
  expect(anyVersion.test(SHARING)).toBe(false);
  expect(anyVersionOf(readFileSync(semver, 'utf8'))).toBe('export const satisfy = () => true;\n');
  expect(() => anyVersionOf('export { satisfy, compare };')).toThrow('Look again at unused-runtime.js');
});

import { refusedLicences, satisfies } from './licences.mjs';

const isAllowed = (licence) => ['MIT', 'Zlib', 'Apache-2.0'].includes(licence);

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR CC0-1.0)', true],
  ['(GPL-2.0 OR MIT)', true],
  ['MIT AND Zlib', true],
  ['(MIT AND GPL-2.0)', false],
  ['MIT AND Zlib AND GPL-2.0', false],
  ['MIT OR GPL-2.0 AND GPL-3.0', false],
  ['(MIT OR GPL-2.0) AND GPL-3.0', false],
  ['(MIT OR GPL-2.0) AND Zlib', false],
  ['', false],
  ['MIT Zlib', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s: %s', (expression, result) => expect(satisfies(expression, isAllowed)).toBe(result));

const refusedOf = (packages) => refusedLicences('/nowhere', packages).refused;

test('names what it refuses, and why', () => {
  expect(
    refusedOf({
      '': { version: '1.0.0' },
      shared: { version: '1.0.0' },
      'node_modules/@own/shared': { link: true },
      'node_modules/good': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
      'node_modules/viral': { version: '2.0.0', license: 'AGPL-3.0' },
      'node_modules/good/node_modules/@a/bare': { version: '3.0.0' },
      'node_modules/odd': { version: '4.0.0', license: 'UNLICENSED or so' },
    }),
  ).toEqual([
    'viral 2.0.0 has the licence AGPL-3.0, which is not on the list',
    '@a/bare 3.0.0 names no licence',
    'odd 4.0.0 has the licence UNLICENSED or so, which is not on the list',
  ]);
});

test('binaries for other systems have the licence of the package that offers them', () => {
  const owner = { version: '1.0.0', license: 'MIT', optionalDependencies: { '@tool/darwin-arm64': '1.0.0' } };
  expect(refusedOf({ 'node_modules/tool': owner, 'node_modules/@tool/darwin-arm64': { version: '1.0.0' } })).toEqual(
    [],
  );
});

test('an exception is for one package and one licence', () => {
  const entry = { version: '1.0.0', license: 'MPL-2.0' };
  expect(refusedOf({ 'node_modules/axe-core': entry })).toEqual([]);
  expect(refusedOf({ 'node_modules/axe-core': { ...entry, license: 'GPL-3.0' } })).toHaveLength(1);
  expect(refusedOf({ 'node_modules/other': entry })).toHaveLength(1);
});

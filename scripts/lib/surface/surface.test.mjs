import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { compareSurfaces, lowestVersion, readReport, RECORD, surfaceProblem, writeReport } from './compare.mjs';
import { readSurface } from './describe.mjs';
import { offeredBy, packagesProblem, packagesVersion, readReleased } from './packages.mjs';

const ui = (name, type = 'string') => ({ module: '@verdant/shared/ui', name, type });
const before = [
  ui('Button(0).label'),
  ui('Button(0).size?', '"lg" | "md"'),
  ui('Button()', 'Element'),
  ui('Theme', '"dark" | "light"'),
];
const surface = (version, entries = before) => ({ version, entries });

test('a report is read as it was written', () => {
  const bundled = [{ module: '@verdant/shared/money', names: ['Amount'] }];
  expect(readReport(writeReport(surface('1.2.3'), bundled))).toEqual(surface('1.2.3'));
  expect(readReport('')).toEqual({ version: '0.0.0', entries: [] });
});

test.each([
  ['nothing', before, 'same', []],
  ['another order', before.toReversed(), 'same', []],
  [
    'a new export',
    [...before, ui('Card(0).title'), ui('Card()', 'Element')],
    'added',
    ['+ @verdant/shared/ui Card(0).title', '+ @verdant/shared/ui Card()'],
  ],
  [
    'something more that may be given',
    [...before, ui('Button(0).busy?', 'boolean')],
    'added',
    ['+ @verdant/shared/ui Button(0).busy?'],
  ],
  [
    'something more that must be given',
    [...before, ui('Button(0).kind')],
    'broken',
    ['! @verdant/shared/ui Button(0).kind is now required'],
  ],
  [
    'an optional member more of an object',
    [...before.slice(0, 3), ui('Theme', '{ dark: string; size?: number | undefined; wide: boolean }')],
    'added',
    ['+ @verdant/shared/ui Theme'],
    [...before.slice(0, 3), ui('Theme', '{ dark: string; wide: boolean }')],
  ],
  [
    'a member more that must be there',
    [...before.slice(0, 3), ui('Theme', '{ dark: string; size: number; wide: boolean }')],
    'broken',
    ['! @verdant/shared/ui Theme'],
    [...before.slice(0, 3), ui('Theme', '{ dark: string; wide: boolean }')],
  ],
  ['an export that is gone', before.slice(0, 3), 'broken', ['- @verdant/shared/ui Theme']],
  ['another type', [...before.slice(0, 3), ui('Theme', '"dark"')], 'broken', ['! @verdant/shared/ui Theme']],
])('%s', (_what, now, kind, lines, recorded = before) => {
  expect(compareSurfaces(recorded, now)).toEqual({ kind, lines });
});

test('an addition requests the next minor version, what breaks for the next major one', () => {
  expect([lowestVersion('1.1.4', 'same'), lowestVersion('1.1.4', 'added'), lowestVersion('1.1.4', 'broken')]).toEqual([
    '1.1.4',
    '1.2.0',
    '2.0.0',
  ]);
  const more = [...before, ui('Card()', 'Element')];
  const problems = ['1.1.0', '1.1.9', '1.2.0', '1.10.0', '2.0.0'].map(
    (version) => surfaceProblem(surface('1.1.0'), surface(version, more)) === undefined,
  );
  expect(problems).toEqual([false, false, true, true, true]);
  expect(surfaceProblem(surface('1.1.0'), surface('1.9.0', before.slice(1)))).toContain(
    'Set CONTRACT_VERSION in federation/contract/remotes.ts to 2.0.0 or higher',
  );
  expect(surfaceProblem(surface('1.1.0'), surface('1.1.0'))).toBeUndefined();
});

test('packages need a higher version for what is new in them, and a major one for what is gone', () => {
  const released = { version: '1.0.0', contract: '1.1.0', names: { '@verdant/shared/ui': ['Button', 'Card'] } };
  const withNames = (...names) => ({ contract: '1.1.0', names: { '@verdant/shared/ui': names } });
  const problemOf = (now, version) => packagesProblem(released, now, version);
  expect(problemOf(withNames('Button', 'Card'), '1.0.0')).toBeUndefined();
  expect(problemOf(withNames('Button', 'Card', 'Dialog'), '1.0.1')).toMatch(/\+ @verdant\/shared\/ui Dialog[^]*minor/);
  expect(problemOf(withNames('Button', 'Card', 'Dialog'), '1.1.0')).toBeUndefined();
  expect(problemOf(withNames('Button'), '1.9.0')).toMatch(/- @verdant\/shared\/ui Card[^]*major/);
  expect(problemOf({ ...withNames('Button', 'Card'), contract: '1.2.0' }, '1.0.0')).toContain('contract 1.2.0');
  expect(problemOf({ ...withNames('Button', 'Card'), contract: '2.0.0' }, '1.1.0')).toContain('major');
});

describe('what remotes may rely on now', () => {
  const recorded = readFileSync(join(ROOT, RECORD), 'utf8');
  let now;
  beforeAll(() => {
    now = readSurface();
  }, 60_000);

  test('is every module that the host provides, and the members of what they accept and return', () => {
    const { entries } = now.surface;
    expect([...new Set(entries.map(({ module }) => module))]).toEqual(
      ['api', 'query', 'router', 'services', 'texts', 'ui'].map((name) => `@verdant/shared/${name}`),
    );
    expect(entries).toContainEqual(
      ui('Button(0).variant?', '"danger" | "primary" | "quiet" | "secondary" | undefined'),
    );
    expect(entries.filter(({ type }) => type.includes('__@'))).toEqual([]);
  });

  test('is the names of every other module', () => {
    const namesOf = Object.fromEntries(now.bundled.map(({ module, names }) => [module, names]));
    expect(Object.keys(namesOf).filter((name) => name.startsWith('@verdant/federation'))).toEqual([
      '@verdant/federation/contract',
      '@verdant/federation/fit',
      '@verdant/federation/testing',
    ]);
    expect(namesOf['@verdant/shared/testing']).toContain('renderInShell');
  });

  test('did not change without a version @g-contract-version', () => {
    expect(surfaceProblem(readReport(recorded), now.surface)).toBeUndefined();
  });

  test('did not change since the packages were released without a version of theirs', () => {
    expect(packagesProblem(readReleased(), offeredBy(now), packagesVersion())).toBeUndefined();
  });

  test('equals its record (npm run docs writes it)', () => {
    expect(recorded).toBe(writeReport(now.surface, now.bundled));
  });
});

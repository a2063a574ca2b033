import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REST_JOURNEYS } from '../../e2e/support/tiers.mjs';
import { chooseParts } from './choose-parts.mjs';
import { nodeProblem } from '../../federation/cli/lib/node-version.mjs';
import { choosePackages } from './packages.mjs';
import { ROOT } from './root.mjs';
import { lastLines } from '../../federation/cli/lib/run.mjs';
import { duration } from '../../federation/cli/lib/time.mjs';

const parts = [
  { name: 'types', tiers: ['quick'] },
  { name: 'unit', tiers: ['quick'] },
  { name: 'build', tiers: ['quick'] },
  { name: 'browser', tiers: ['quick', 'rest'], needs: 'build' },
  { name: 'studies', tiers: ['rest'] },
];
const choose = (...words) => {
  const { chosen, ...choice } = chooseParts(words, parts);
  return { ...choice, names: chosen.map(({ name }) => name) };
};

test('without words every part with quick tests is chosen, for these alone', () => {
  expect(choose()).toEqual({ names: ['types', 'unit', 'build', 'browser'], tier: 'quick', extra: [] });
});

test('--rest chooses what that leaves out, --all everything', () => {
  expect(choose('--rest')).toEqual({ names: ['browser', 'studies'], tier: 'rest', extra: [] });
  expect(choose('--all')).toEqual({ names: parts.map(({ name }) => name), tier: undefined, extra: [] });
});

test('every journey that is left to the full run is there', () => {
  const gone = REST_JOURNEYS.filter((name) => !existsSync(join(ROOT, `e2e/journeys/${name}.spec.ts`)));
  expect(gone).toEqual([]);
});

test('several parts run in their own order', () => {
  expect(choose('browser', 'types')).toEqual({ names: ['types', 'browser'], tier: undefined, extra: [] });
});

test('words after one part are for its tool, which gets both tiers', () => {
  const words = ['shared/src/format', '-u'];
  expect(choose('browser', ...words)).toEqual({ names: ['browser'], tier: undefined, extra: words });
});

test('an unknown part is named, with the ones there are', () => {
  expect(() => chooseParts(['units'], parts)).toThrow(
    'There is no part "units" of the tests. There are: types, unit, build, browser, studies.',
  );
});

test('packages to build are all, or those named', () => {
  expect(choosePackages([], ['shell', 'mfe-quiz'])).toEqual(['shell', 'mfe-quiz']);
  expect(choosePackages(['mfe-quiz'], ['shell', 'mfe-quiz'])).toEqual(['mfe-quiz']);
  expect(() => choosePackages(['mfe-quizz'], ['shell', 'mfe-quiz'])).toThrow('no package "mfe-quizz"');
});

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['16.20.0', '18.20.4', '20.18.3'])('Node %s is refused in one line', (version) => {
  expect(nodeProblem(version)).toContain(`this is Node ${version}`);
  expect(nodeProblem(version)).not.toContain('\n');
});

test.each([
  [400, '0.4 s'],
  [9960, '10 s'],
  [59_400, '59 s'],
  [65_000, '1 min 5 s'],
])('%i ms is %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test('the last lines leave out the empty ones', () => {
  expect(lastLines('one\n\ntwo\nthree\n\n', 2)).toBe('    two\n    three');
});

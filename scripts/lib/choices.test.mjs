import { chooseParts } from './choose-parts.mjs';
import { nodeProblem } from '../../federation/cli/lib/node-version.mjs';
import { choosePackages } from './packages.mjs';
import { lastLines } from '../../federation/cli/lib/run.mjs';
import { duration } from '../../federation/cli/lib/time.mjs';

const parts = [{ name: 'types' }, { name: 'unit' }, { name: 'build' }, { name: 'browser', needs: 'build' }];
const names = ({ chosen }) => chosen.map(({ name }) => name);

test('without words all parts of the tests are chosen', () => {
  expect(names(chooseParts([], parts))).toEqual(['types', 'unit', 'build', 'browser']);
});

test('a part on request runs only when it is named', () => {
  const more = [...parts, { name: 'firefox', isOnRequest: true }];
  expect(names(chooseParts([], more))).not.toContain('firefox');
  expect(names(chooseParts(['firefox'], more))).toEqual(['firefox']);
});

test('several parts run in their own order', () => {
  expect(names(chooseParts(['browser', 'types'], parts))).toEqual(['types', 'browser']);
});

test('words after one part are for its tool', () => {
  expect(chooseParts(['unit', 'shared/src/format', '-u'], parts)).toEqual({
    chosen: [{ name: 'unit' }],
    extra: ['shared/src/format', '-u'],
  });
});

test('an unknown part is named, with the ones there are', () => {
  expect(() => chooseParts(['units'], parts)).toThrow(
    'There is no part "units" of the tests. There are: types, unit, build, browser.',
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

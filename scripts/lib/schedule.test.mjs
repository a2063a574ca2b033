import { nextParts } from './schedule.mjs';

const parts = [
  { name: 'types', lane: 'checks' },
  { name: 'lint', lane: 'checks' },
  { name: 'build', lane: 'tests' },
  { name: 'unit', lane: 'tests' },
  { name: 'browser', lane: 'tests', needs: 'build' },
  { name: 'report', lane: 'checks', needs: 'browser' },
];

/** Every part waits, but for these. */
const given = (states) => ({ ...Object.fromEntries(parts.map(({ name }) => [name, 'waiting'])), ...states });
const started = (states) => nextParts(parts, given(states)).start;

test('the first part of each lane starts at once', () => {
  expect(nextParts(parts, given({}))).toEqual({ start: ['types', 'build'], skip: [] });
});

test('the parts of a lane run one after the other', () => {
  expect(started({ types: 'running', build: 'running' })).toEqual([]);
  expect(started({ types: 'passed', build: 'running' })).toEqual(['lint']);
  expect(started({ types: 'running', build: 'passed' })).toEqual(['unit']);
});

test('a part that fails blocks only those that need it', () => {
  expect(nextParts(parts, given({ types: 'failed', lint: 'running', build: 'failed' }))).toEqual({
    start: ['unit'],
    skip: [{ name: 'browser', because: 'build' }],
  });
});

test('what needs a part that was skipped is skipped', () => {
  const states = given({ types: 'passed', lint: 'passed', build: 'failed', unit: 'passed', browser: 'skipped' });
  expect(nextParts(parts, states)).toEqual({ start: [], skip: [{ name: 'report', because: 'browser' }] });
});

test('a part waits for what it needs in another lane', () => {
  expect(started({ types: 'passed', lint: 'passed', build: 'passed', unit: 'running' })).toEqual([]);
  expect(started({ types: 'passed', lint: 'passed', build: 'passed', unit: 'passed', browser: 'passed' })).toEqual([
    'report',
  ]);
});

test('a part that was not chosen is not needed', () => {
  expect(nextParts([{ name: 'browser', lane: 'tests', needs: 'build' }], { browser: 'waiting' }).start).toEqual([
    'browser',
  ]);
});

test('every part ends, whatever fails', () => {
  for (const broken of [[], ['build'], ['types', 'unit'], parts.map(({ name }) => name)]) {
    const states = given({});
    for (let round = 0; round < 2 * parts.length; round += 1) {
      const { start, skip } = nextParts(parts, states);
      for (const name of start) states[name] = broken.includes(name) ? 'failed' : 'passed';
      for (const { name } of skip) states[name] = 'skipped';
    }
    expect(Object.values(states)).not.toContain('waiting');
  }
});

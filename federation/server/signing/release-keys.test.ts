import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findKey, readKeyNames } from './release-keys';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const folder = mkdtempSync(join(tmpdir(), 'release-keys-'));
const file = join(folder, 'keys.json');

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [['short', key(1)], ['Entry 1 of "mfe-a" is left out: a key is 32 bytes']],
  [[key(1), { key: key(2), name: 'x'.repeat(61) }], ['Entry 2 of "mfe-a" is left out: a key is 32 bytes']],
  [
    [{ key: key(1), name: 'CI' }, null, 7],
    ['Entry 2 of "mfe-a" is left out', 'Entry 3 of "mfe-a" is left out'],
  ],
])('findKey reports and skips the invalid entries of %j, and still finds the valid keys', async (list, problems) => {
  writeFileSync(file, JSON.stringify({ 'mfe-a': list, 'mfe-b': [key(3)] }));
  const expected = problems.map((problem): unknown => expect.stringContaining(problem));
  expect(await findKey(file, ['mfe-a'], key(1))).toMatchObject({ key: { list: 'mfe-a' }, problems: expected });
  expect(await findKey(file, ['mfe-b'], key(3))).toMatchObject({ key: { list: 'mfe-b' }, problems: expected });
});

test('findKey reports a value that is not a list, and still finds the keys of other teams', async () => {
  writeFileSync(file, JSON.stringify({ 'mfe-a': 'x', 'mfe-b': [{ key: key(3), name: 'CI of b' }] }));
  const { key: found, problems } = await findKey(file, ['mfe-b'], key(3));
  expect(problems).toEqual(['The value of "mfe-a" is left out: it is not a list of keys.']);
  expect((await readKeyNames(file, false))(found?.id ?? '')).toBe('CI of b');
});

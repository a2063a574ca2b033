import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeyNames, requireReleaseKey } from './signed-request';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const folder = mkdtempSync(join(tmpdir(), 'release-keys-'));
const file = join(folder, 'keys.json');

const warn = jest.fn<void, [string]>();
const requireKey = async (name: string, publicKey: string) =>
  requireReleaseKey({ keysFile: file, log: { warn } }, { name, action: 'publish' }, publicKey);

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [['short', key(1)], ['Entry 1 of "mfe-a" is left out: a key is 32 bytes']],
  [[key(1), { key: key(2), name: 'x'.repeat(61) }], ['Entry 2 of "mfe-a" is left out: a key is 32 bytes']],
  [
    [{ key: key(1), name: 'CI' }, null, 7],
    ['Entry 2 of "mfe-a" is left out', 'Entry 3 of "mfe-a" is left out'],
  ],
])(
  'requireReleaseKey logs and skips the invalid entries of %j, and still finds the valid keys',
  async (list, problems) => {
    writeFileSync(file, JSON.stringify({ 'mfe-a': list, 'mfe-b': [key(3)] }));
    const expected = problems.map((problem): unknown => expect.stringContaining(problem));
    for (const [name, fill] of [
      ['mfe-a', 1],
      ['mfe-b', 3],
    ] as const) {
      warn.mockClear();
      await expect(requireKey(name, key(fill))).resolves.toMatchObject({ isOperators: false });
      expect(warn.mock.calls.flat()).toEqual(expected);
    }
  },
);

test('requireReleaseKey logs a value that is not a list, and still finds the keys of other teams', async () => {
  writeFileSync(file, JSON.stringify({ 'mfe-a': 'x', 'mfe-b': [{ key: key(3), name: 'CI of b' }] }));
  const { id } = await requireKey('mfe-b', key(3));
  expect(warn).toHaveBeenCalledWith(`${file}: The value of "mfe-a" is left out: it is not a list of keys.`);
  expect((await readKeyNames(file, false))(id)).toBe('CI of b');
});

test('requireReleaseKey rejects with 503 if the file is not JSON, and only the cause for the log names the path', async () => {
  writeFileSync(file, '{ not json');
  await expect(requireKey('mfe-a', key(1))).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(/is not a JSON object .* An operator has to correct it\.$/) as unknown,
    cause: { message: expect.stringContaining(`${file} is not a JSON object`) as unknown },
  });
});

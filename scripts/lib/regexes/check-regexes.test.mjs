import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRegexes } from './check-regexes.mjs';
import { findRegexes } from './find-regexes.mjs';

let folder;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'verdant-regexes-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The problems of a file with this text. */
async function problemsOf(text, cache = 'cache.json') {
  writeFileSync(join(folder, 'a.ts'), text);
  return (await checkRegexes(folder, ['a.ts'], join(folder, cache))).problems;
}

test('an expression that is not linear is refused, with file, line, growth and a text that is slow', async () => {
  expect(await problemsOf('const a = 1;\nconst b = /\\/+$/;\n')).toEqual([
    expect.stringMatching(/^a\.ts:2: \/\\\/\+\$\/ is not linear: 2nd degree polynomial, slow on '\/'\.repeat\(\d+\)/),
  ]);
  expect(await problemsOf('/^(a|a)*$/.test(x);')).toEqual([
    expect.stringContaining("exponential, slow on 'a'.repeat("),
  ]);
});

test.each([
  ['linear', '/^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$/.test(x)'],
  ['built from constants of the file', "const A = 'b'; new RegExp(`^${A}+$`, 'i')"],
  ['a copy of another', 'const A = /b+/; new RegExp(A)'],
  ['a text that is only looked for', "x.includes('/+$')"],
])('%s is fine: %s', async (_name, text) => expect(await problemsOf(text)).toEqual([]));

test.each([
  ['new RegExp', "new RegExp('/+$')"],
  ['RegExp', "globalThis.RegExp('/' + '+$', 'g')"],
  ['match', "x.match('/+$')"],
  ['a constant', "const END = '+$'; new RegExp(`/${END}`)"],
  ['the source of another', 'const A = /b+/; new RegExp(`${A.source}$`)'],
  ['String.raw', 'new RegExp(String.raw`\\/+$`)'],
])('an expression built by %s is checked as well: %s', async (_name, text) => {
  expect(await problemsOf(text)).toEqual([expect.stringContaining('is not linear')]);
});

test.each(['new RegExp(name)', 'const f = (A) => new RegExp(`^${A}`)', "new RegExp('a', flags)"])(
  'an expression whose text is not known is refused: %s',
  async (text) => {
    expect(await problemsOf(text)).toEqual([expect.stringMatching(/^a\.ts:1: its text is not known before it runs/)]);
  },
);

test('finds expressions with their lines in every kind of script', () => {
  expect(findRegexes('a.tsx', 'const a = (\n  <a title={/b/i.source}>/c/</a>\n);')).toEqual([
    { line: 2, source: 'b', flags: 'i' },
  ]);
});

test('what was checked before is not checked again', async () => {
  const cache = join(folder, 'kept.json');
  await problemsOf('/ab+/', 'kept.json');
  const kept = JSON.parse(readFileSync(cache, 'utf8'));
  kept.results['/ab+/'] = 'kept';
  writeFileSync(cache, JSON.stringify(kept));
  expect(await problemsOf('1; /ab+/', 'kept.json')).toEqual(['a.ts:1: /ab+/ is not linear: kept']);
  writeFileSync(cache, JSON.stringify({ ...kept, version: 'older' }));
  expect(await problemsOf('2; /ab+/', 'kept.json')).toEqual([]);
});

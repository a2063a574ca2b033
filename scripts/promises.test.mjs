import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeFiles } from './lib/catalogues.mjs';
import { ROOT } from './lib/root.mjs';

/*
 * docs/promises.md lists what the screens promise and what keeps it. A sentence that has changed, or a test that is gone,
 * fails here: say in its row what keeps the new one.
 */

const page = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8');

/** The rows of the tables: what is promised, and what keeps it. */
const rows = page
  .split('\n')
  .map((line) => /^\| "(?<promise>.+?)" \| (?<keeper>.+) \|$/.exec(line)?.groups)
  .filter((row) => row !== undefined);

/** Every text of the English catalogues. */
async function englishTexts() {
  const catalogues = treeFiles().filter((path) => /^(shell|shared|mfe-[a-z]+)\/src\/.*\/([a-z-]+-)?en\.ts$/.test(path));
  const modules = await Promise.all(catalogues.map(async (path) => import(join(ROOT, path))));
  return modules.flatMap(({ en }) => Object.values(en));
}

test('every line of a table that quotes has a promise and what keeps it', () => {
  const quoting = page.split('\n').filter((line) => line.startsWith('| "'));
  expect(quoting.length).toBeGreaterThan(20);
  expect(rows).toHaveLength(quoting.length);
});

test('every promise is a text of a screen', async () => {
  const texts = await englishTexts();
  const gone = rows.map(({ promise }) => promise).filter((promise) => !texts.some((text) => text.includes(promise)));
  expect(gone).toEqual([]);
});

test('every file that keeps a promise is there', () => {
  const paths = rows.flatMap(({ keeper }) => [...keeper.matchAll(/`([^` ]+\/[^` ]+)`/g)].map(([, path]) => path));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('a claim that nothing keeps says so on the screen', () => {
  const unkept = rows.filter(({ keeper }) => keeper.startsWith('illustrative'));
  expect(unkept.length).toBeGreaterThan(0);
  for (const { promise } of unkept) expect(promise).toMatch(/illustrative/i);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { precompressPlugin } from './common.js';
import { sizeReport, sizesOf, sizesPlugin } from './sizes-plugin.js';

const WEIGHTS = {
  'static/js/entry.11111111.js': 2_000,
  'static/js/page.22222222.js': 9_500,
  'static/css/page.3.css': 800,
};
const description = {
  files: Object.keys(WEIGHTS),
  first: { './page': ['static/js/entry.11111111.js', 'static/js/page.22222222.js'] },
};
const sizesWith = (budget) => sizesOf((file) => WEIGHTS[file], { ...description, budget });

test('the size report lists the first JavaScript of each module, and each script and style sheet, the largest first', () => {
  expect(sizeReport(sizesWith(12_000), 'mfe-goals')).toBe(`mfe-goals: JavaScript at first (brotli)
    11.5 KB  ./page, 96 % of the budget
mfe-goals: scripts and styles
     9.5 KB  page.js
     2.0 KB  entry.js
     0.8 KB  page.3.css`);
  expect(sizeReport(sizesWith(), 'mfe-goals')).not.toContain('budget');
});

describe('a build', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sizes-'));
    writeFileSync(join(folder, 'index.js'), 'document.title = "a page that is larger than ten bytes";');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const build = (budget) =>
    promisify(webpack)({
      mode: 'production',
      context: folder,
      infrastructureLogging: { level: 'none' },
      entry: './index.js',
      output: { path: join(folder, 'dist') },
      plugins: [
        precompressPlugin,
        sizesPlugin('mfe-goals', ({ entrypoints }) => ({ './page': entrypoints.get('main').getFiles() }), budget),
      ],
    });

  test('writes the sizes next to the output files when within the budget', async () => {
    expect((await build(1_000)).compilation.errors).toEqual([]);
    const size = readFileSync(join(folder, 'dist/main.js.br')).length;
    expect(JSON.parse(readFileSync(join(folder, 'dist/sizes.json'), 'utf8'))).toEqual({
      first: { './page': size },
      budget: 1_000,
      chunks: { 'main.js': size },
    });
  });

  test('fails when it exceeds the budget, reports the excess, and writes no files @g-size-budget', async () => {
    const { compilation } = await build(10);
    const problem =
      /^mfe-goals: .\/page needs \d+ bytes of JavaScript at first \(brotli\), \d+ above the budget of 10 /;
    expect(compilation.errors).toMatchObject([{ message: expect.stringMatching(problem) }]);
    expect(() => readFileSync(join(folder, 'dist/main.js'))).toThrow('ENOENT');
  });
});

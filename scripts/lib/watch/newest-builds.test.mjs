import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'builds-'));
process.env.VERDANT_BUILDS_DIR = root;

/** @type {typeof import('./newest-builds.mjs')} */
let builds;
const write = (path, text) => writeFileSync(join(root, 'mfe-quiz/dist', path), text);

beforeAll(async () => {
  mkdirSync(join(root, 'mfe-quiz/dist/static'), { recursive: true });
  mkdirSync(join(root, 'shell/dist'), { recursive: true });
  builds = await import('./newest-builds.mjs');
});
afterAll(() => rmSync(root, { recursive: true }));

test('reads the entry and the hashes of the build on disk, without source maps', () => {
  const files = { 'a.js': { integrity: 'sha384-a', bytes: 1 }, 'a.js.map': { integrity: 'sha384-b', bytes: 1 } };
  write('release.json', JSON.stringify({ entry: 'a.js', files }));
  expect([...builds.readNewestBuilds()]).toEqual([['mfe-quiz', { entry: 'a.js', files: { 'a.js': 'sha384-a' } }]]);
});

test('finds no build while its manifest is incomplete', () => {
  write('release.json', '{ "entry": "a');
  expect(builds.readBuild('mfe-quiz')).toBeUndefined();
});

test('reads existing files of the build, and refuses missing files, folders and path traversal', () => {
  write('static/a.js', 'a');
  expect(builds.readBuiltFile('mfe-quiz', 'static/a.js')?.toString()).toBe('a');
  expect(builds.readBuiltFile('mfe-quiz', 'static/b.js')).toBeUndefined();
  expect(builds.readBuiltFile('mfe-quiz', 'static')).toBeUndefined();
  expect(builds.readBuiltFile('mfe-quiz', 'static/../../../mfe-quiz/dist/static/a.js')).toBeUndefined();
});

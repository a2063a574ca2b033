import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipeProblem } from './build-release.mjs';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a remote that was built without createRecipe is reported as a problem, with the reason and the remedy', () => {
  const DO = 'Build the remote with createRecipe of @verdant/federation/build.';
  expect(recipeProblem(folder)).toMatch(/^It has no release\.json, and its entry loads its chunks by itself: /);
  writeFileSync(join(folder, 'release.json'), '{ "entry": "remoteEntry.js" }');
  writeFileSync(join(folder, 'remoteEntry.js'), 'var mfe;');
  expect(recipeProblem(folder)).toMatch(/^remoteEntry\.js loads its chunks by itself: /);
  expect(recipeProblem(folder)).toContain(DO);
  writeFileSync(join(folder, 'remoteEntry.js'), 'globalThis.__federation_load_file__');
  expect(recipeProblem(folder)).toBeUndefined();
});

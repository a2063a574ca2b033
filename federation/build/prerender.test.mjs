import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { PrerenderPlugin } from './plugins/prerender-plugin.js';
import { hostEntry, prerenderConfig } from './prerender.js';

// Each builds with webpack; on a busy machine that takes seconds.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'federation-prerender-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds the same host for Node in a folder of that name. @returns name and text of its file */
async function build(name) {
  const root = join(folder, name);
  mkdirSync(root);
  writeFileSync(join(root, 'draw.js'), "new Worker(new URL('./worker.js', import.meta.url));");
  const config = prerenderConfig({ root }, root, 'host', { host: hostEntry('draw.js', ['node:path']) }, []);
  const [file = ''] = await new PrerenderPlugin({ ...config, cache: false }).build(webpack);
  return { file, text: readFileSync(join(config.output.path, file), 'utf8') };
}

test('the file for Node is the same in every folder, and names none', async () => {
  const [here, there] = [await build('here'), await build('a-folder-with-another-name')];
  expect(here.file).toMatch(/^host\.\w{8}\.cjs$/);
  expect(here.text).toContain('worker.js');
  expect(here.text).not.toContain(folder);
  expect(there).toEqual(here);
});

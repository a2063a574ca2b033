import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { stableIdsPlugin } from './common.js';

// The limit is high because each test runs webpack, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'federation-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Builds a container, whose sources never differ, in a folder with the name `name`.
 * @returns the text of each file, by its name
 */
async function build(name) {
  const context = join(folder, name);
  mkdirSync(context);
  writeFileSync(join(context, 'goals.js'), 'export const Goals = () => null;');
  writeFileSync(join(context, 'guard.js'), "export default () => ({ name: 'guard' });");
  const stats = await promisify(webpack)({
    mode: 'production',
    context,
    entry: {},
    output: { path: join(context, 'dist'), filename: '[name].[contenthash].js', uniqueName: 'goals' },
    optimization: { moduleIds: 'deterministic' },
    plugins: [
      stableIdsPlugin,
      new ModuleFederationPlugin({
        name: 'goals',
        filename: 'entry.[contenthash].js',
        exposes: { './goals': './goals.js' },
        runtimePlugins: [join(context, 'guard.js')],
        manifest: false,
        dts: false,
      }),
    ],
  });
  expect(stats.compilation.errors).toEqual([]);
  const dist = join(context, 'dist');
  return Object.fromEntries(readdirSync(dist).map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
}

test('the same sources produce identical files in every folder @g-reproducible-builds', async () => {
  const [here, there] = [await build('here'), await build('a-folder-with-another-name')];
  expect(Object.keys(here)).toContainEqual(expect.stringMatching(/^entry\.\w+\.js$/));
  expect(there).toEqual(here);
});

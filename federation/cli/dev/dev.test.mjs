import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const COMMAND = join(__dirname, '../main.mjs');
const STEP_MS = 30_000;

/** Smallest webpack configuration that `dev` accepts. */
const CONFIG = `
class Manifest {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('manifest', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'manifest', stage: 5000 }, (assets) => {
        const entry = Object.keys(assets).find((name) => /remote-entry.*\\.js$/.test(name));
        const manifest = JSON.stringify({ entry, files: { [entry]: { integrity: 'sha384-x' } } });
        compilation.emitAsset('release.json', new compiler.webpack.sources.RawSource(manifest));
      });
    });
  }
}
module.exports = () => ({
  mode: 'production',
  context: __dirname,
  entry: './src/page.js',
  output: { filename: 'static/js/remote-entry.[contenthash:8].js' },
  plugins: [new Manifest()],
});
`;

const PAGE = "import { goal } from './goal';\nglobalThis.goal = goal;\n";
const goalOf = (words) => `export const goal = '${words}';\n`;

let folder;
let child;
let printed = '';

const write = (name, text) => writeFileSync(join(folder, name), text);
const timesOf = (words) => printed.split(words).length - 1;

/** Waits until the command has printed the words `times` times. @throws an error with the output after `STEP_MS` */
async function until(words, times = 1) {
  for (const deadline = Date.now() + STEP_MS; timesOf(words) < times; await wait(20)) {
    if (Date.now() > deadline) throw new Error(`"${words}" was not printed ${times} times:\n${printed}`);
  }
}

async function served() {
  const url = /served at (\S+)/.exec(printed)?.[1];
  const { entry } = await (await fetch(`${url}release.json`)).json();
  return (await fetch(url + entry)).text();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'federation-dev-'));
  mkdirSync(join(folder, 'src'));
  write('remote.json', JSON.stringify({ name: 'mfe-goals' }));
  write('package.json', JSON.stringify({ name: 'mfe-goals', version: '1.0.0' }));
  write('webpack.config.js', CONFIG);
  write('src/page.js', PAGE);
  write('src/goal.js', goalOf('a house'));
  printed = '';
  const options = ['dev', '--server', 'http://127.0.0.1:9', '--port', '0'];
  child = spawn(process.execPath, [COMMAND, ...options], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk.toString()));
  await until('is built in');
}, STEP_MS);

afterEach(async () => {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}, STEP_MS);

test(
  'an edit that is saved while the build fails is included in the next successful build @g-broken-build-edits',
  async () => {
    write('src/page.js', `${PAGE}export const = ;\n`);
    await until('The build of mfe-goals failed');
    // The edited file is not in the failed build: only the page imports the file, and the page cannot be compiled.
    write('src/goal.js', goalOf('a garden'));
    write('src/page.js', PAGE);
    await until('Built again');
    expect(await served()).toContain('a garden');
  },
  3 * STEP_MS,
);

test(
  'a change of remote.json is reported with the advice to restart, and does not count as a new build',
  async () => {
    write('remote.json', JSON.stringify({ name: 'mfe-goals', pages: [] }));
    await until('remote.json has changed: start "npm run dev" again, then reload this page.');
    expect(timesOf('Built again')).toBe(0);
  },
  2 * STEP_MS,
);

test(
  'restoring the previous code after a failed build is reported as a new build @g-broken-build-edits',
  async () => {
    write('src/page.js', `${PAGE}export const = ;\n`);
    await until('The build of mfe-goals failed');
    write('src/page.js', PAGE);
    await until('Built again');
    expect(await served()).toContain('a house');
    // The first of these two writes changes nothing and causes no build.
    write('src/page.js', PAGE);
    write('src/goal.js', goalOf('a boat'));
    await until('Built again', 2);
    expect(await served()).toContain('a boat');
  },
  3 * STEP_MS,
);

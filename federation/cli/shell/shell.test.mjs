import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_NAME } from '../lib/workspace.mjs';
import { runShellCommand } from './shell.mjs';

let folder;
const write = (path, content) => writeFileSync(join(folder, path), JSON.stringify(content));
const run = async (values = {}) => runShellCommand({ folder, word: undefined, values });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  write('remote.json', { name: 'mfe-goals' });
  write('package.json', { [PRODUCT_NAME]: { shell: '@any/shell' } });
});
afterEach(() => {
  delete process.env.PORT;
  rmSync(folder, { recursive: true, force: true });
});

/** Installs a fake shell package that stores the options with which it was started in `globalThis.startedAt`. */
function install() {
  const place = join(folder, 'node_modules/@any/shell');
  mkdirSync(place, { recursive: true });
  write('node_modules/@any/shell/package.json', { main: 'main.cjs' });
  writeFileSync(join(place, 'main.cjs'), 'exports.startShell = async (place) => { globalThis.startedAt = place; };');
}

test('the command shell starts the shell package of the product, with a data folder inside the folder of the remote', async () => {
  install();
  expect(await run()).toBe(0);
  expect(globalThis.startedAt).toEqual({ port: 3000, dataDir: join(folder, `.${PRODUCT_NAME}`) });
});

test('the port comes from the environment unless the option names one', async () => {
  install();
  process.env.PORT = '3200';
  await run();
  expect(globalThis.startedAt.port).toBe(3200);
  await run({ port: '3100' });
  expect(globalThis.startedAt.port).toBe(3100);
});

test.each([['0'], ['70000'], ['web']])('port %s is refused', async (port) => {
  install();
  await expect(run({ port })).rejects.toThrow(`--port ${port} is not a port`);
});

test('the error for a missing shell package states how to install the package', async () => {
  await expect(run()).rejects.toThrow(`@any/shell is not installed in ${folder}: npm install --save-dev @any/shell`);
});

test('the command shell fails inside an npm workspace with the message that the workspace itself starts the product', async () => {
  write('package.json', { workspaces: ['mfe-goals'] });
  mkdirSync(join(folder, 'mfe-goals'));
  write('mfe-goals/remote.json', { name: 'mfe-goals' });
  const started = runShellCommand({ folder: join(folder, 'mfe-goals'), word: undefined, values: {} });
  await expect(started).rejects.toThrow('A workspace starts the product itself');
});

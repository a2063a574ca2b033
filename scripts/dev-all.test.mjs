import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from '../federation/cli/lib/run.mjs';
import { freePort } from '../server/testing/free-port';
import { listProcesses } from '../server/testing/processes';
import { copyTree } from './testing/copy-tree.mjs';

/** Time limits of steps in milliseconds, enough for a busy machine; an idle machine takes half a minute for all steps. */
const START_MS = 120_000;
const CHANGE_MS = 60_000;
const END_MS = 30_000;

const REMOTE = 'mfe-marketing';
const MARK = 'edited while npm run dev runs';

let tree;
let url;
let command;
let printed = '';

/** Waits until `look` returns a truthy value. @throws after `limitMs`, with the output of the command */
async function until(what, limitMs, look) {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await wait(100)) {
    // The server does not respond during a restart.
    const found = await Promise.resolve(look()).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`${what}: not within ${limitMs / 1000} s. The command printed:\n${printed}`);
}

async function read(path) {
  const response = await fetch(url + path, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Returns the URL of a script of the remote that the HTML of the remote's page contains. */
async function scriptOf(name) {
  const page = await read('/');
  return new RegExp(`/remotes/${REMOTE}/static/js/${name}\\.\\w+\\.js`).exec(page)?.[0];
}

/** Returns the message that an open page gets when it connects. */
async function message() {
  const { body } = await fetch(`${url}/__dev/events`);
  const reader = body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return JSON.parse(/^data: (.*)$/m.exec(new TextDecoder().decode(value))[1]);
}

function edit(file, change) {
  const path = join(tree, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as this test expects`);
  writeFileSync(path, after);
}

/** Returns the ids of a process and of all its descendants. */
function familyOf(pid) {
  const processes = listProcesses();
  const family = new Set([pid]);
  for (const member of family) for (const { pid: id, parent } of processes) if (parent === member) family.add(id);
  return [...family];
}

beforeAll(async () => {
  tree = copyTree();
  // Keeps only the shell and one remote, so that the build is quick.
  const others = readdirSync(tree).filter((name) => name.startsWith('mfe-') && name !== REMOTE);
  for (const name of others) rmSync(join(tree, name), { recursive: true });
  const { PATH, HOME, TMPDIR } = process.env;
  const port = await freePort();
  url = `http://localhost:${port}`;
  command = spawn(process.execPath, ['scripts/dev-all.mjs'], {
    cwd: tree,
    // The command gets a separate process group, as in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      TMPDIR,
      PORT: String(port),
      SANDBOX_PORT: '0',
      DATA_DIR: join(dirname(tree), 'data'),
      LOG_LEVEL: 'error',
      // Simulates a start by npm, so that the command ends together with this process.
      npm_lifecycle_event: 'dev',
    },
  });
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (printed += chunk.toString()));
}, 30_000);

afterAll(() => {
  // The server ends together with the command.
  if (command?.exitCode === null && command.signalCode === null) process.kill(-command.pid, 'SIGKILL');
  if (tree) rmSync(dirname(tree), { recursive: true, force: true });
});

test(
  '`npm run dev` serves edited pages and server code, and ends all its processes after SIGINT',
  async () => {
    await until('the start', START_MS, () => printed.includes(`Ready at ${url}`));
    const entry = await scriptOf('remote-entry');
    expect(entry).toBeDefined();
    expect(await read(await scriptOf('page-landing'))).not.toContain(MARK);
    expect(await read('/api/v1/')).not.toContain(MARK);
    const { generation, builds } = await message();
    expect(entry).toContain(builds[REMOTE].entry);

    edit(`${REMOTE}/src/landing/landing.tsx`, (text) => `${text}\nReflect.set(globalThis, 'mark', '${MARK}');\n`);
    await until('the edited page', CHANGE_MS, async () => (await read(await scriptOf('page-landing'))).includes(MARK));
    const newEntry = await scriptOf('remote-entry');
    expect(newEntry).not.toBe(entry);
    const edited = await message();
    expect(newEntry).toContain(edited.builds[REMOTE].entry);
    expect(edited.generation).toBe(generation);

    edit('server/src/health/routes.ts', (text) => text.replace('name: brand.name,', `name: '${MARK}',`));
    await until('the edited server', CHANGE_MS, async () => (await read('/api/v1/')).includes(MARK));
    expect((await message()).generation).not.toBe(generation);

    const family = familyOf(command.pid);
    expect(family.length).toBeGreaterThan(1);
    process.kill(-command.pid, 'SIGINT');
    await until('the end', END_MS, () => command.exitCode !== null || command.signalCode !== null);
    expect({ code: command.exitCode, signal: command.signalCode }).toEqual({ code: 0, signal: null });
    await until('the end of all that it started', END_MS, () => !family.some(isProcessAlive));
  },
  START_MS + 2 * CHANGE_MS + 2 * END_MS,
);

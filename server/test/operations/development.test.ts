import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loginResponse } from '@verdant/shared/contract';
import * as v from 'valibot';
import { freePort } from '../../testing/free-port';
import { temporaryFolder } from '../../testing/start-server';

const ROOT = join(__dirname, '../../..');
const ACCOUNT = /Account +(\S+), password (\S+)\n/;
const START_MS = 50_000;

let dataDir: string;
let port: number;
let child: ChildProcess;
let printed = '';

/** Starts the shell as `verdant-remote shell` does, with `settings` as environment variables of the team's terminal. */
function launch(settings: Record<string, string> = {}): void {
  const code = `require('./server/src/development').startShell(${JSON.stringify({ port, dataDir })})`;
  const { PATH, HOME, TMPDIR } = process.env;
  printed = '';
  child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    cwd: ROOT,
    env: { PATH, HOME, TMPDIR, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (printed += text.toString()));
}

async function account(): Promise<{ email: string; password: string }> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline && child.exitCode === null; await wait(50)) {
    const [, email, password] = ACCOUNT.exec(printed) ?? [];
    if (email !== undefined && password !== undefined) return { email, password };
  }
  throw new Error(`It did not start:\n${printed}`);
}

async function end(): Promise<number | null> {
  if (child.exitCode === null) {
    child.kill('SIGINT');
    await once(child, 'close');
  }
  return child.exitCode;
}

beforeAll(async () => {
  dataDir = temporaryFolder();
  port = await freePort();
});
afterEach(end);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('the development server creates a confirmed account with two goals, and has the same account after a restart', async () => {
  launch({ HOST: '0.0.0.0', VERDANT_SERVER: 'https://product.example.com', DATABASE_URL: 'postgres://elsewhere/any' });
  const first = await account();
  const api = `http://localhost:${port}/api/v1/auth`;
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${api}/login`, { method: 'POST', headers, body: JSON.stringify(first) });
  const { access_token } = v.parse(loginResponse, await signedIn.json());
  const me = await fetch(`${api}/me`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(await me.json()).toMatchObject({ email: first.email, email_verified: true });
  const goals = await fetch(`http://localhost:${port}/api/v1/goals`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(await goals.json()).toMatchObject({ goals: [{}, {}] });
  expect(await end()).toBe(0);
  launch();
  expect(await account()).toEqual(first);
}, 120_000);

test('a start on a port in use exits with 1 and a one-line error', async () => {
  const other = createServer();
  other.listen(port, '127.0.0.1');
  await once(other, 'listening');
  launch();
  await once(child, 'close');
  other.close();
  expect([child.exitCode, printed]).toEqual([1, expect.stringMatching(/^Port \d+ is already in use: .* --port\n$/)]);
});

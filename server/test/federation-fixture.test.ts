import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { registry, registryId } from '@verdant/federation/contract';
import { sharedBuilds, sharedServer } from './support/shared-server';
import { freePort } from './support/start-server';
import { createDatabase } from './support/query';

const ROOT = resolve(__dirname, '../..');
const START_LIMIT_MS = 50_000;

const product = sharedServer();
const builds = sharedBuilds();

/** Starts a host with only the federation platform, without the product. */
async function startFixture() {
  const port = await freePort();
  const args = ['--import', 'tsx', 'federation/fixture/host-server.ts', builds];
  const { PATH, HOME, TMPDIR } = process.env;
  const env = {
    PATH,
    HOME,
    TMPDIR,
    PORT: String(port),
    DATABASE_URL: await createDatabase(product, 'fixture'),
    FEDERATION_FAULT_LAB: 'on',
  };
  const child = spawn(process.execPath, args, { cwd: ROOT, env });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!printed.includes('ready at')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The fixture did not start: ${printed}`);
    }
    await wait(20);
  }
  const stop = async () => {
    const exit = new Promise<number | null>((done) => child.once('close', done));
    child.kill('SIGTERM');
    return exit;
  };
  return { get: async (path: string) => fetch(`http://localhost:${port}${path}`), stop };
}

test('a host that uses only the federation platform serves its page, its registry and its fault lab @g-platform-alone', async () => {
  const fixture = await startFixture();
  try {
    const response = await fixture.get('/budget');
    const page = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page).toContain('<title>Bud&lt;get&gt; | Fixture</title>');
    const [, inlined = ''] = /id="federation-registry">(.+?)<\/script>/.exec(page) ?? [];
    const { id, remotes } = v.parse(registry, JSON.parse(inlined));
    expect(remotes.map(({ name }) => name)).toEqual(['mfe-samples']);

    const current = await fixture.get('/api/v1/registry');
    expect(v.parse(registryId, await current.json())).toEqual({ id });
    expect((await fixture.get('/remotes/mfe-samples/static/js/entry.aaaaaaaa.js')).status).toBe(200);
    expect((await fixture.get('/api/v1/releases')).status).toBe(200);
    expect(await (await fixture.get('/fault-lab')).text()).toContain('<title>Fault lab | Fixture</title>');
    expect((await fixture.get('/api/v1/auth/me')).status).toBe(404);
  } finally {
    expect(await fixture.stop()).toBe(0);
  }
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server/testing/free-port';
import { createTestDatabase, startTestCluster } from '../../server/testing/test-cluster';
import { ensureBrowser } from '../support/browser';
import { BASE_URL_VARIABLE, ROOT } from '../support/paths';

const FIXTURE = join(ROOT, 'federation/fixture');
const START_LIMIT_MS = 30_000;

const run = promisify(execFile);

/** Builds the fixture and starts its host, which has the platform and nothing of the product. */
export default async function setup(): Promise<() => Promise<void>> {
  const webpack = join(ROOT, 'node_modules/webpack/bin/webpack.js');
  const [cluster] = await Promise.all([
    startTestCluster(),
    ensureBrowser(),
    run(process.execPath, [webpack, '--config', join(FIXTURE, 'webpack.config.js')], { cwd: FIXTURE }),
    run(process.execPath, [join(FIXTURE, 'mfe-delta/write-release.js')]),
  ]);
  const database = await createTestDatabase(cluster);
  const port = await freePort();
  const host = spawn(process.execPath, ['--import', 'tsx', join(FIXTURE, 'host-server.ts'), FIXTURE], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isReady = await Promise.race([
    once(host.stdout, 'data').then(() => true),
    once(host, 'exit').then(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), START_LIMIT_MS).unref()),
  ]);
  if (!isReady) {
    host.kill('SIGKILL');
    throw new Error('The fixture did not start');
  }
  process.env[BASE_URL_VARIABLE] = `http://localhost:${port}`;
  return async () => {
    host.kill('SIGTERM');
    if (host.exitCode === null) await once(host, 'exit');
    await database.drop();
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Settings } from '../start-server';

const ROOT = join(__dirname, '../../..');
const CONFIGURATION = join(ROOT, 'deploy/haproxy.cfg');

/** A process that is killed, and started again as it was. */
export interface Part {
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}

/** The bucket, with its objects in `folder`, and the settings of its servers. */
export async function startBucketProcess(folder: string, port: number): Promise<Part & { settings: Settings }> {
  mkdirSync(folder);
  const launch = async () => {
    const args = ['--import', 'tsx', join(__dirname, 'bucket-host.ts'), String(port), folder];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    const line = await new Promise<Buffer>((done, fail) => {
      child.stdout.once('data', done);
      child.once('exit', () => fail(new Error('The bucket did not start')));
    });
    return { child, line };
  };
  let running = await launch();
  return {
    settings: v.parse(v.record(v.string(), v.string()), JSON.parse(running.line.toString())),
    kill: async () => killed(running.child),
    start: async () => {
      running = await launch();
    },
  };
}

/** HAProxy with `deploy/haproxy.cfg` on `port`, before two servers. */
export async function startHaproxy(folder: string, port: number, [one, two]: readonly number[]): Promise<Part> {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, readFileSync(CONFIGURATION, 'utf8').replace('bind :8080', `bind 127.0.0.1:${port}`));
  const env = {
    PATH: `${process.env['PATH']}:/usr/sbin`,
    VERDANT_SERVER_ONE: `127.0.0.1:${one}`,
    VERDANT_SERVER_TWO: `127.0.0.1:${two}`,
  };
  const launch = async () => {
    const child = spawn('haproxy', ['-db', '-f', file], { env, stdio: 'ignore' });
    await new Promise((done, fail) => {
      child.once('spawn', done);
      child.once('error', () => fail(new Error('The drill needs haproxy: apt-get install haproxy')));
    });
    return child;
  };
  let child = await launch();
  return {
    kill: async () => killed(child),
    start: async () => {
      child = await launch();
    },
  };
}

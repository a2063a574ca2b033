import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { fixtureBuilds, remoteFiles, remoteManifest } from '../../test/support/fixture-builds';
import { inBase64, newSigner, signed, writeKeys, type Signer } from '../../test/support/signing';
import { buildServer } from '../build-server';
import { freePort } from '../free-port';
import { startServer, type RunningServer } from '../start-server';
import { startTcpProxy } from '../tcp-proxy';
import { compareWrites, figuresOf, shortcomings, type Phase, type Stored } from './judge';
import { startLoad } from './load';
import { ask, startPair, until, type Pair } from './pair';
import { startBucketProcess, startHaproxy } from './parts';

/*
 * `npm run drill:failover`: two servers behind HAProxy with `deploy/haproxy.cfg`, a bucket, a primary and its synchronous
 * standby behind a TCP proxy, and users on a fixed number of connections who send as fast as they get responses. One of
 * each is killed in turn. Prints a table; exits with 1 when an acknowledged write is lost, when requests fail otherwise than
 * by 503 with Retry-After that need not, or when a phase ends more than 10 seconds late. Needs `haproxy`.
 */

const PEOPLE = 16;
const PHASE_MS = 14_000;
/** How long what was killed stays away. */
const SUPERVISOR_MS = 1_000;
const AWAY_MS = 5_000;
/** The watchdog asks this often, and acts when it got no response twice. */
const WATCH_MS = 500;
const REMOTE = 'mfe-samples';
const VERSION = '2.0.0';

async function storedIn(url: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const users = await client.query<{ email: string }>('select email from users');
    const answers = await client.query<{ key: string }>(
      `select session_id || ' ' || question_id as key from quiz_answers`,
    );
    return {
      emails: new Set(users.rows.map(({ email }) => email)),
      answers: new Set(answers.rows.map(({ key }) => key)),
    };
  } finally {
    await client.end();
  }
}

/** Resolves once the primary did not respond twice in a row. */
async function primaryIsGone({ primary }: Pair): Promise<void> {
  for (let silent = 0; silent < 2; await wait(WATCH_MS)) {
    const responds = await ask(primary.url, 'select 1').catch(() => undefined);
    silent = responds === 1 ? 0 : silent + 1;
  }
}

/** Publishes a release and makes it active. */
async function release(team: Signer, server: string): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${server}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const manifest = remoteManifest({ version: VERSION });
  const publication = signed(team, { action: 'publish', name: REMOTE, server, manifest });
  await post('/releases', { ...publication, files: inBase64(remoteFiles) });
  const action = 'activate';
  await post(`/releases/${REMOTE}/${action}`, signed(team, { action, name: REMOTE, server, version: VERSION }));
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const columns = ['killed', 'requests/s', 'p99', 'calls with 503', 'other calls', 'pages, files', 'normal after'];
const print = (cells: readonly (string | number)[]) =>
  process.stdout.write(
    `| ${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 58 : (columns[index]?.length ?? 0))).join(' | ')} |\n`,
  );

async function drill(): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'verdant-failover-')));
  await buildServer();
  const builds = fixtureBuilds();
  const team = newSigner();
  writeKeys(join(folder, 'keys.json'), { [REMOTE]: [team] });
  const [port, onePort, twoPort, bucketPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const pair = await startPair(folder);
  const toDatabase = await startTcpProxy(pair.primary.port);
  const bucket = await startBucketProcess(join(folder, 'bucket'), bucketPort);
  const settings = {
    ...bucket.settings,
    VERDANT_BUILDS_DIR: builds,
    VERDANT_RELEASE_KEYS: join(folder, 'keys.json'),
    VERDANT_TRUST_PROXY: '1',
    VERDANT_REQUESTS_PER_IP: '100000000',
    VERDANT_REQUESTS_PER_ACCOUNT: '100000000',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    BANK_LINK_MODE: 'off',
    LOG_LEVEL: 'silent',
  };
  const databaseUrl = pair.primary.url.replace(`:${pair.primary.port}/`, `:${toDatabase.port}/`);
  const servers = new Map<string, RunningServer>();
  const start = async (name: string, at: number) => {
    servers.set(name, await startServer({ dataDir: join(folder, name), port: at, databaseUrl, settings }));
  };
  const haproxy = await startHaproxy(folder, port, [onePort, twoPort]);
  try {
    await Promise.all([start('one', onePort), start('two', twoPort)]);
    const isUp = async () => (await fetch(`http://localhost:${port}/api/v1/health`)).ok;
    await until('the proxy sees a server', isUp);
    await release(team, `http://localhost:${port}`);
    const files = Object.keys(remoteFiles).map((file) => `/releases/${REMOTE}/${VERSION}/${file}`);
    const load = startLoad(port, PEOPLE, ['/', ...files]);
    await wait(PHASE_MS / 2);

    let usual: number | undefined;
    /** Kills something, and judges what clients saw until the phase is over. */
    const run = async (name: string, mayBreak: number, act: () => Promise<void>) => {
      const from = performance.now();
      await act();
      const mayBeBackAt = performance.now();
      await wait(Math.max(0, from + PHASE_MS - mayBeBackAt));
      const phase: Phase = { name, from, mayBeBackAt, to: performance.now() };
      // Those that are in flight belong to it.
      await wait(SUPERVISOR_MS);
      const figures = figuresOf(load.attempts, phase, usual);
      usual ??= figures.perSecond;
      const { perSecond, p99Ms, refused, failedCalls, failedPages, backMs } = figures;
      print([name, Math.round(perSecond), seconds(p99Ms), refused, failedCalls, failedPages, seconds(backMs)]);
      for (const problem of shortcomings(phase, figures, mayBreak)) {
        process.stderr.write(`${name}: ${problem}\n`);
        process.exitCode = 1;
      }
    };

    print(columns);
    print(columns.map((name, index) => '-'.repeat(index === 0 ? 58 : name.length)));
    await run('nothing', 0, async () => undefined);
    // Of writes that were in flight no one knows the outcome: the proxy never repeats them.
    await run('a server, started again at once', PEOPLE, async () => {
      await servers.get('one')?.kill();
      await start('one', onePort);
    });
    await run(`the proxy, started again after ${SUPERVISOR_MS / 1000} s`, Infinity, async () => {
      await haproxy.kill();
      await wait(SUPERVISOR_MS);
      await haproxy.start();
    });
    await run('the primary; a watchdog promotes the standby', 0, async () => {
      const watch = primaryIsGone(pair);
      await pair.primary.kill();
      await watch;
      await pair.promote();
      toDatabase.pointTo(pair.standby.port);
    });
    await run(`the bucket for ${AWAY_MS / 1000} s, and a server, started without it`, PEOPLE, async () => {
      await bucket.kill();
      await servers.get('two')?.kill();
      await Promise.all([start('two', twoPort), wait(AWAY_MS)]);
      await bucket.start();
    });
    await run(`the database for ${AWAY_MS / 1000} s, and a server, started without it`, PEOPLE, async () => {
      await pair.standby.kill();
      await servers.get('one')?.kill();
      await Promise.all([start('one', onePort), wait(AWAY_MS)]);
      if (!servers.get('one')?.printed().out.includes('without its database')) throw new Error('it had its database');
      await pair.standby.start();
    });
    await load.stop();
    const { acknowledged, lost } = compareWrites(load.attempts, await storedIn(pair.standby.url));
    process.stdout.write(`\nOf ${acknowledged} acknowledged writes ${lost} are lost.\n`);
    if (lost > 0 || acknowledged === 0) process.exitCode = 1;
  } finally {
    await haproxy.kill();
    for (const server of servers.values()) await server.stop();
    await bucket.kill();
    toDatabase.close();
    await pair.standby.kill();
    await pair.primary.kill();
    for (const one of [folder, builds]) rmSync(one, { recursive: true, force: true });
  }
}

void drill();

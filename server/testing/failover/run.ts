import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startServer, type RunningServer } from '../start-server';
import { startTcpProxy } from '../tcp-proxy';
import { judge, shortcomings, type Stored, type Verdict } from './judge';
import { startLoad } from './load';
import { ask, startPair, type Pair } from './pair';

/*
 * `npm run drill:failover [-- --rounds 3]`: a primary and its synchronous standby, a TCP proxy before them, two servers and
 * people who write. The primary is killed; a watchdog notices, promotes the standby and repoints the proxy. Prints a table;
 * exits with 1 when an acknowledged write is lost, a request fails otherwise than by 503 with Retry-After, or the service
 * is not back within 10 seconds.
 */

const PEOPLE = 8;
const BEFORE_MS = 4_000;
const AFTER_MS = 12_000;
/** The watchdog asks this often, and acts when it got no response twice. */
const WATCH_MS = 500;

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

async function round(): Promise<Verdict & { promotedMs: number }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'verdant-failover-')));
  const pair = await startPair(folder);
  const proxy = await startTcpProxy(pair.primary.port);
  const databaseUrl = pair.primary.url.replace(`:${pair.primary.port}/`, `:${proxy.port}/`);
  const servers: RunningServer[] = [];
  try {
    for (const name of ['one', 'two']) servers.push(await startServer({ dataDir: join(folder, name), databaseUrl }));
    const load = startLoad(
      servers.map(({ port }) => port),
      PEOPLE,
    );
    await wait(BEFORE_MS);
    const watch = primaryIsGone(pair);
    const killedAt = performance.now();
    await pair.primary.kill();
    await watch;
    await pair.promote();
    proxy.pointTo(pair.standby.port);
    const promotedMs = performance.now() - killedAt;
    await wait(AFTER_MS - promotedMs);
    const attempts = await load.stop();
    return { ...judge(attempts, await storedIn(pair.standby.url), killedAt), promotedMs };
  } finally {
    for (const server of servers) await server.stop();
    proxy.close();
    await pair.standby.kill();
    await pair.primary.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const columns = ['round', 'acknowledged', 'lost', 'unconfirmed', '503', 'other errors', 'promoted after', 'back after'];
const print = (cells: readonly (string | number)[]) =>
  process.stdout.write(
    `| ${cells.map((cell, index) => String(cell).padEnd(columns[index]?.length ?? 0)).join(' | ')} |\n`,
  );

async function drill(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1' } } });
  print(columns);
  print(columns.map((name) => '-'.repeat(name.length)));
  for (let count = 1; count <= Number(values.rounds); count += 1) {
    const verdict = await round();
    const { acknowledged, lost, unconfirmed, refused, unexpected, promotedMs, outageMs } = verdict;
    print([count, acknowledged, lost, unconfirmed, refused, unexpected.length, seconds(promotedMs), seconds(outageMs)]);
    for (const problem of shortcomings(verdict)) {
      process.stderr.write(`Round ${count}: ${problem}\n`);
      process.exitCode = 1;
    }
  }
}

void drill();

import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { insertMoneyUsers } from '../test/support/money-people';
import { embeddedDatabaseUrl, startServer, temporaryFolder, type Settings } from '../testing/start-server';

/*
 * `npm run bench:api [-- --before <tree>]` measures the requests per second for a page and two API calls, in turns with the
 * server of the checkout `<tree>`. Call times during a flood by another visitor follow; only figures of one run are
 * comparable.
 */

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 20;
const FLOOD_CONNECTIONS = 60;
const TRANSACTIONS = 5_000;
const PAGE = '/';
const CALL = '/api/v1/auth/me';
const ROUTES = [PAGE, CALL, '/api/v1/money/measures'];

const behindProxy = { VERDANT_TRUST_PROXY: '1' };
const unlimited = {
  ...behindProxy,
  VERDANT_REQUESTS_PER_IP: '100000000',
  VERDANT_REQUESTS_PER_ACCOUNT: '100000000',
  VERDANT_REQUESTS_AT_ONCE: '1000',
};

interface Target {
  readonly url: string;
  readonly token: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server with an embedded database and one user with transactions.
 * @param root folder of another checkout, whose server starts instead
 */
async function start(settings: Settings, root?: string): Promise<Target> {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, settings, ...(root !== undefined && { root }) });
  const pool = new pg.Pool({ connectionString: embeddedDatabaseUrl(dataDir) });
  const [person] = await insertMoneyUsers(pool, 1, TRANSACTIONS);
  await pool.end();
  return {
    url: `http://127.0.0.1:${server.port}`,
    token: person?.token ?? '',
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Load {
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /** IP addresses that the requests use in turn, because rate limits of pages apply per IP address. */
  readonly addresses: readonly string[];
  readonly rate?: number;
}

async function send({ url, token }: Target, { path, connections, seconds, addresses, rate }: Load) {
  return autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
    requests: addresses.map((address) => ({
      path,
      headers: {
        accept: path === PAGE ? 'text/html' : 'application/json',
        'accept-encoding': 'br',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
      },
    })),
    workers: 1,
  });
}

const visitors = Array.from({ length: 250 }, (_, number) => `10.0.${number}.1`);

async function measureRates(targets: readonly (readonly [tree: string, target: Target])[]): Promise<void> {
  process.stdout.write(
    `| route | ${targets.map(([tree]) => tree).join(' | ')} |\n| --- |${' --: |'.repeat(targets.length)}\n`,
  );
  for (const path of ROUTES) {
    const rates = targets.map(() => new Array<number>());
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, [tree, target]] of targets.entries()) {
        const load = { path, connections: CONNECTIONS, seconds: SECONDS, addresses: visitors };
        const { requests, non2xx, errors } = await send(target, load);
        if (non2xx > 0 || errors > 0) throw new Error(`${path} of ${tree}: ${non2xx} refused, ${errors} broken`);
        if (round > 0) rates[index]?.push(requests.average);
      }
    }
    const middle = rates.map((all) => Math.round(all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0));
    process.stdout.write(`| \`${path}\` | ${middle.join(' | ')} |\n`);
  }
}

/** Prints the times of a call while one address floods a route, and their ratio to the times without a flood. */
async function measureFloods(target: Target): Promise<void> {
  const timesOf = async () => {
    const { latency } = await send(target, {
      path: CALL,
      connections: 2,
      seconds: SECONDS,
      addresses: ['10.1.0.1'],
      rate: 20,
    });
    return { p50: latency.p50, p99: latency.p99 };
  };
  await timesOf();
  const idle = await timesOf();
  process.stdout.write(`\n| flood of | p50 ms | p99 ms | p50 to idle |\n| --- | --: | --: | --: |\n`);
  process.stdout.write(`| nothing | ${idle.p50} | ${idle.p99} | |\n`);
  for (const path of ROUTES) {
    const seconds = SECONDS + 2;
    const flood = send(target, { path, connections: FLOOD_CONNECTIONS, seconds, addresses: ['10.2.0.1'] });
    const { p50, p99 } = await timesOf();
    await flood;
    process.stdout.write(`| \`${path}\` | ${p50} | ${p99} | ${(p50 / Math.max(1, idle.p50)).toFixed(1)} |\n`);
  }
}

async function run(before: string | undefined): Promise<void> {
  const targets: [string, Target][] = [['this tree', await start(unlimited)]];
  if (before !== undefined) targets.push(['before', await start(unlimited, before)]);
  await measureRates(targets);
  for (const [, target] of targets) await target.stop();
  const limited = await start(behindProxy);
  await measureFloods(limited);
  await limited.stop();
}

const { values } = parseArgs({ options: { before: { type: 'string' } } });
run(values.before).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

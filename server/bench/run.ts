import { rmSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { embeddedUrl } from '../testing/embedded-url';
import { startServer, temporaryFolder, type Settings } from '../testing/start-server';
import { measureAnswers } from './answers';
import { isMet, tableOf, type Finding } from './figures';
import { measureFloods, type Target } from './floods';
import { measureLoadReports } from './load-reports';
import { measureMoney } from './money';
import { measurePages } from './host-pages';
import { measureReads } from './reads';

/*
 * `npm run bench:api [-- answers reads pages floods reports money] [--before <tree>]`: servers with their embedded databases, each figure
 * next to another of the same run; all but floods without limits of requests.
 * `--before` also measures pages and floods of the server of another tree, which is built. Exit code 1 when an aim is missed.
 */

/** One account sends all that a server can do, which the limits of a server in use are there to prevent. */
const unlimited = {
  VERDANT_REQUESTS_PER_IP: '100000000',
  VERDANT_REQUESTS_PER_ACCOUNT: '100000000',
  VERDANT_REQUESTS_AT_ONCE: '1000',
};

/** Of a server in use; servers under test have others. */
const usual = {
  VERDANT_SIGN_IN_ATTEMPTS: '30',
  VERDANT_SIGN_IN_FAILURES: '100',
  VERDANT_SIGN_IN_FAILURES_PER_IP: '50',
};

/** What a part measures; `before` is the tree of `--before`. */
type Measure = (before: string | undefined) => Promise<Finding[]>;

function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

interface Started extends Target {
  readonly databaseUrl: string;
}

/** Measures with a server and a database of its own, of that tree. */
async function withServer<T>(
  settings: Settings,
  root: string | undefined,
  measure: (started: Started) => Promise<T>,
): Promise<T> {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, settings, ...(root !== undefined && { root }) });
  const databaseUrl = embeddedUrl(dataDir);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  try {
    return await measure({ label: root, port: server.port, pool, databaseUrl });
  } finally {
    await pool.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const unlimitedly =
  (measure: (port: number, pool: pg.Pool, databaseUrl: string) => Promise<Finding[]>): Measure =>
  async () =>
    withServer(unlimited, undefined, async ({ port, pool, databaseUrl }) => measure(port, pool, databaseUrl));

/** Measures the server of this tree, and then of the one before, if there is one. */
const withBefore =
  (settings: Settings, measure: (targets: readonly Target[]) => Promise<Finding[]>): Measure =>
  async (before) =>
    withServer(settings, undefined, async (now) =>
      before === undefined ? measure([now]) : withServer(settings, before, async (earlier) => measure([now, earlier])),
    );

const parts: Record<string, Measure> = {
  answers: unlimitedly(measureAnswers),
  reads: unlimitedly(measureReads),
  pages: withBefore({ ...unlimited, VERDANT_TRUST_PROXY: '1' }, measurePages),
  floods: withBefore(usual, measureFloods),
  reports: unlimitedly(measureLoadReports),
  money: unlimitedly(measureMoney),
};

async function run(names: readonly string[], before: string | undefined): Promise<boolean> {
  const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) throw new Error(`There are ${Object.keys(parts).join(', ')}`);
  process.stdout.write(`${machine()}\n\n`);
  const findings: Finding[] = [];
  for (const [name, measure] of chosen) {
    process.stderr.write(`${name} ...\n`);
    findings.push(...(await measure(before)));
  }
  process.stdout.write(`${tableOf(findings)}\n`);
  return findings.every(isMet);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { before: { type: 'string' } } });
run(positionals, values.before).then(
  (isGood) => (process.exitCode = isGood ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

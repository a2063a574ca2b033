import { rmSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import pg from 'pg';
import { embeddedUrl } from '../testing/embedded-url';
import { startServer, temporaryFolder } from '../testing/start-server';
import { measureAnswers } from './answers';
import { isMet, tableOf, type Finding } from './figures';
import { measureFloods } from './floods';
import { measureMoney } from './money';
import { measureReads } from './reads';

/*
 * `npm run bench:api [answers] [reads] [floods] [money]`: servers with their embedded databases, each figure beside another of
 * the same run; answers, reads and money without limits of requests, floods with those of a server in use. Exit code 1 when an aim is missed.
 */

/** One account sends all that a server can do, which the limits of a server in use are there to prevent. */
const unlimited = {
  VERDANT_REQUESTS_PER_IP: '100000000',
  VERDANT_REQUESTS_PER_ACCOUNT: '100000000',
  VERDANT_REQUESTS_AT_ONCE: '1000',
};

const parts = {
  answers: { measure: measureAnswers, settings: unlimited },
  reads: { measure: measureReads, settings: unlimited },
  floods: { measure: measureFloods, settings: {} },
  money: { measure: measureMoney, settings: unlimited },
};

type Part = (typeof parts)[keyof typeof parts];

function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

/** Measures with a server and a database of its own. */
async function measureWith({ measure, settings }: Part): Promise<Finding[]> {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, settings });
  const databaseUrl = embeddedUrl(dataDir);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  try {
    return await measure(server.port, pool, databaseUrl);
  } finally {
    await pool.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function run(names: readonly string[]): Promise<boolean> {
  const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) throw new Error(`There are ${Object.keys(parts).join(', ')}`);
  process.stdout.write(`${machine()}\n\n`);
  const findings: Finding[] = [];
  for (const [name, part] of chosen) {
    process.stderr.write(`${name} ...\n`);
    findings.push(...(await measureWith(part)));
  }
  process.stdout.write(`${tableOf(findings)}\n`);
  return findings.every(isMet);
}

run(process.argv.slice(2)).then(
  (isGood) => (process.exitCode = isGood ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

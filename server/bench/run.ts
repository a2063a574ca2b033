import { rmSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import pg from 'pg';
import { embeddedUrl } from '../testing/embedded-url';
import { startServer, temporaryFolder } from '../testing/start-server';
import { measureAnswers } from './answers';
import { isMet, tableOf } from './figures';
import { measureFloods } from './floods';
import { measureReads } from './reads';

/*
 * `npm run bench:api [answers] [reads] [floods]`: the server with its embedded database, each figure beside another of
 * the same run. Exit code 1 when an aim is missed.
 */

const parts = { answers: measureAnswers, reads: measureReads, floods: measureFloods };

function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

async function run(names: readonly string[]): Promise<boolean> {
  const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) throw new Error(`There are ${Object.keys(parts).join(', ')}`);
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir });
  const databaseUrl = embeddedUrl(dataDir);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  try {
    process.stdout.write(`${machine()}\n\n`);
    const findings = [];
    for (const [name, measure] of chosen) {
      process.stderr.write(`${name} ...\n`);
      findings.push(...(await measure(server.port, pool, databaseUrl)));
    }
    process.stdout.write(`${tableOf(findings)}\n`);
    return findings.every(isMet);
  } finally {
    await pool.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

run(process.argv.slice(2)).then(
  (isGood) => (process.exitCode = isGood ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

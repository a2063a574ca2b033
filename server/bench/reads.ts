import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type pg from 'pg';
import { median, type Finding } from './figures';
import { newPeople } from './people';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 10;
const AIM = 0.7;

async function startBare(databaseUrl: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'bare-server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((done, fail) => {
    child.stdout.once('data', (line: Buffer) => done(Number(line.toString())));
    child.once('exit', () => fail(new Error('the bare server did not start')));
  });
  return {
    port,
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

/** Requests per second of one URL; throws when any of them fails. */
async function rateOf(url: string, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  const { non2xx, errors } = result;
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} broken`);
  return result.requests.average;
}

/** Reads per second of the product next to a bare route with the same statements and the same validation, in turn. */
export async function measureReads(port: number, pool: pg.Pool, databaseUrl: string): Promise<Finding[]> {
  const [person] = await newPeople(pool, 1);
  if (!person) throw new Error('nobody to read for');
  const bare = await startBare(databaseUrl);
  const findings: Finding[] = [];
  try {
    for (const path of ['/auth/me', '/health']) {
      const rounds = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const beside = await rateOf(`http://127.0.0.1:${bare.port}${path}`, person.token);
        const server = await rateOf(`http://127.0.0.1:${port}/api/v1${path}`, person.token);
        if (round > 0) rounds.push({ beside, server });
      }
      findings.push({
        name: `${path}: throughput beside a bare route`,
        before: `${Math.round(median(rounds.map(({ beside }) => beside)))} a second`,
        after: `${Math.round(median(rounds.map(({ server }) => server)))} a second`,
        ratio: median(rounds.map(({ beside, server }) => server / beside)),
        aim: { kind: 'least', limit: AIM },
      });
    }
  } finally {
    await bare.stop();
  }
  return findings;
}

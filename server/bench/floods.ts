import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { linkSession } from '@verdant/shared/contract';
import { median, quantile, type Finding } from './figures';
import { report, type Instructions } from './flood-client';
import { newPeople } from './people';

const ROUNDS = 3;
const IDLE_SECONDS = 4;
const BUSY_SECONDS = 5;
/** Until the flood's process has started, and the burst that every user has is over. */
const LEAD_SECONDS = 4;
const SETTLE_MS = 700;
const EVERY_MS = 50;
const CONNECTIONS = 60;
const USER_ADDRESS = '127.0.0.2';
const FLOOD_ADDRESS = '127.0.0.3';
/** Of the time when idle: at most twice the median and three times the slowest hundredth. */
const AIMS = { p50: 2, p99: 3 } as const;

/** A server to flood. */
export interface Target {
  /** Of which tree; undefined for this one. */
  readonly label?: string | undefined;
  readonly port: number;
  readonly pool: pg.Pool;
}

type Flood = Omit<Instructions, 'localAddress' | 'connections' | 'seconds'>;

/** Sends as `flood-client.ts` does, in a process of its own. */
async function send(given: Instructions): Promise<v.InferOutput<typeof report>> {
  const args = ['--import', 'tsx', join(__dirname, 'flood-client.ts'), JSON.stringify(given)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error('A client failed');
  return v.parse(report, JSON.parse(text));
}

async function widgetFlood(origin: string, token: string): Promise<Flood> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/v1/bank/link-session`, { method: 'POST', headers });
  const session = v.parse(linkSession, await response.json());
  const fields = { accessToken: `Bearer ${session.access_token}`, extraParams: 'configName=Aggregation' };
  return {
    url: session.fastlink_url,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(fields).toString(),
  };
}

async function floodsOf(port: number, hostile: string): Promise<Map<string, Flood | undefined>> {
  const origin = `http://127.0.0.1:${port}`;
  const json = { 'content-type': 'application/json' };
  const page = { accept: 'text/html', 'accept-encoding': 'br' };
  const [script] = /(?<= src=")\/static\/[\w./-]+\.js/.exec(await (await fetch(origin)).text()) ?? [];
  if (script === undefined) throw new Error('The product is not built');
  return new Map([
    // What the machine alone does to the ratio.
    ['nothing', undefined],
    ['a flood of `/`', { url: `${origin}/`, headers: page }],
    ['a flood of a file', { url: `${origin}${script}`, headers: page }],
    ['a flood of the sandbox', await widgetFlood(origin, hostile)],
    ['a flood of calls without a token', { url: `${origin}/api/v1/registry` }],
    [
      'a flood of sign-ins',
      {
        url: `${origin}/api/v1/auth/login`,
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: 'nobody@example.com', password: 'not the right one' }),
      },
    ],
    [
      'one hostile account, restarting its quiz',
      {
        url: `${origin}/api/v1/adaptive-quiz/restart`,
        method: 'POST',
        headers: { authorization: `Bearer ${hostile}` },
      },
    ],
  ]);
}

interface Round {
  readonly idle: readonly number[];
  readonly busy: readonly number[];
}

async function measureRound(url: string, user: string, flood: Flood | undefined): Promise<Round> {
  const headers = { authorization: `Bearer ${user}` };
  const probe = async (seconds: number) => {
    const { times, statuses } = await send({
      url,
      headers,
      localAddress: USER_ADDRESS,
      connections: 1,
      everyMs: EVERY_MS,
      seconds,
    });
    if (Object.keys(statuses).join() !== '200') throw new Error(`Reads got ${JSON.stringify(statuses)}`);
    return times;
  };
  const idle = await probe(IDLE_SECONDS);
  const seconds = LEAD_SECONDS + BUSY_SECONDS;
  const flooding = flood && send({ ...flood, localAddress: FLOOD_ADDRESS, connections: CONNECTIONS, seconds });
  await wait(LEAD_SECONDS * 1000);
  const busy = await probe(BUSY_SECONDS);
  const flooded = await flooding;
  if (flooded) process.stderr.write(`    ${JSON.stringify(flooded.statuses)}\n`);
  const shown = [idle, busy].map((times) => [0.5, 0.99].map((share) => quantile(times, share).toFixed(1)).join(' / '));
  process.stderr.write(`    p50 / p99 in ms: ${shown.join(', then ')}\n`);
  await wait(SETTLE_MS);
  return { idle, busy };
}

function findingsOf(name: string, rounds: readonly Round[]): Finding[] {
  return (['p50', 'p99'] as const).map((kind) => {
    const share = kind === 'p50' ? 0.5 : 0.99;
    const pairs = rounds.map(({ idle, busy }) => ({ idle: quantile(idle, share), busy: quantile(busy, share) }));
    return {
      name: `${name}: ${kind} beside idle`,
      before: `${median(pairs.map(({ idle }) => idle)).toFixed(1)} ms`,
      after: `${median(pairs.map(({ busy }) => busy)).toFixed(1)} ms`,
      ratio: median(pairs.map(({ idle, busy }) => busy / idle)),
      aim: { kind: 'most', limit: AIMS[kind] },
    };
  });
}

/**
 * A user's `/auth/me`, idle and while one address floods the server from 60 connections, each in its own process and from
 * its own address. With several targets the rounds alternate between them.
 */
export async function measureFloods(targets: readonly Target[]): Promise<Finding[]> {
  const prepared = await Promise.all(
    targets.map(async ({ label, port, pool }) => {
      const [user, hostile] = await newPeople(pool, 2);
      if (!user || !hostile) throw new Error('There is nobody to read for');
      const floods = await floodsOf(port, hostile.token);
      return { label, url: `http://127.0.0.1:${port}/api/v1/auth/me`, user: user.token, floods };
    }),
  );
  const findings: Finding[] = [];
  for (const name of prepared[0]?.floods.keys() ?? []) {
    const rounds = prepared.map((): Round[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { label, url, user, floods }] of prepared.entries()) {
        process.stderr.write(`  ${name} ${round} ${label ?? ''}\n`);
        rounds[index]?.push(await measureRound(url, user, floods.get(name)));
      }
    }
    prepared.forEach(({ label }, index) => {
      findings.push(...findingsOf(label === undefined ? name : `${name} (${label})`, rounds[index] ?? []));
    });
  }
  return findings;
}

import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type pg from 'pg';
import { median, quantile, type Finding } from './figures';
import { newPeople } from './people';

const ROUNDS = 3;
const PROBES = 300;
/** Probes of a slow server stop here, while the flood still runs. */
const PROBE_MS = 6_000;
const PAUSE_MS = 5;
const CONNECTIONS = 60;
/** Longer than the probes take, and the second before them. */
const FLOOD_SECONDS = 8;
const AIM = 2;

/** Milliseconds of each of up to `PROBES` reads of one person, one after the other. */
async function probe(port: number, token: string): Promise<number[]> {
  const times: number[] = [];
  const deadline = performance.now() + PROBE_MS;
  while (times.length < PROBES && performance.now() < deadline) {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A read got ${response.status}`);
    times.push(performance.now() - started);
    await wait(PAUSE_MS);
  }
  return times;
}

const floods = (port: number, hostile: string): { name: string; options: autocannon.Options }[] => [
  {
    name: 'a flood of sign-ins',
    options: {
      url: `http://127.0.0.1:${port}/api/v1/auth/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'not the right one' }),
    },
  },
  {
    name: 'one hostile account, restarting its quiz',
    options: {
      url: `http://127.0.0.1:${port}/api/v1/adaptive-quiz/restart`,
      method: 'POST',
      headers: { authorization: `Bearer ${hostile}` },
    },
  },
];

/** The 99th percentile of somebody's `/auth/me`, idle and while others flood the server from as many connections. */
export async function measureFloods(port: number, pool: pg.Pool): Promise<Finding[]> {
  const [victim, hostile] = await newPeople(pool, 2);
  if (!victim || !hostile) throw new Error('nobody to read for');
  const findings: Finding[] = [];
  for (const { name, options } of floods(port, hostile.token)) {
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const idle = quantile(await probe(port, victim.token), 0.99);
      // From a thread of its own.
      const flood = autocannon({ ...options, connections: CONNECTIONS, duration: FLOOD_SECONDS, workers: 1 });
      await wait(1000);
      const busy = quantile(await probe(port, victim.token), 0.99);
      await flood;
      await wait(1000);
      if (round > 0) rounds.push({ idle, busy });
    }
    findings.push({
      name: `/auth/me during ${name}: p99 beside idle`,
      before: `${median(rounds.map(({ idle }) => idle)).toFixed(1)} ms`,
      after: `${median(rounds.map(({ busy }) => busy)).toFixed(1)} ms`,
      ratio: median(rounds.map(({ idle, busy }) => busy / idle)),
      aim: { kind: 'most', limit: AIM },
    });
  }
  return findings;
}

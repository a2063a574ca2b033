import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { createDatabaseCollector } from '@verdant/federation/server';
import type { JobOutcome } from './worker';

const states = { created: 'queued', active: 'active', retry: 'retrying', failed: 'failed' } as const;

type JobState = (typeof states)[keyof typeof states];

export interface JobCounts {
  readonly kind: string;
  readonly jobs: Readonly<Record<JobState, number>>;
  /** Age in seconds of the oldest unfinished job; 0 without such a job. */
  readonly oldestSeconds: number;
}

interface Row {
  readonly name: string;
  readonly state: keyof typeof states;
  readonly jobs: number;
  readonly age: number;
}

// A separate query is needed, because the statistics of pg-boss lack the age of jobs.
const QUERY = `
  select name, state::text as state, count(*)::int as jobs,
    extract(epoch from now() - min(created_on))::float8 as age
  from pgboss.job
  where name = any($1) and state::text = any($2)
  group by name, state`;

/** Counts the jobs of these kinds by state, on all servers together. */
export async function countJobs(pool: pg.Pool, kinds: readonly string[]): Promise<readonly JobCounts[]> {
  const { rows } = await pool.query<Row>(QUERY, [kinds, Object.keys(states)]);
  return kinds.map((kind) => {
    const own = rows.filter(({ name }) => name === kind);
    const jobs = { queued: 0, active: 0, retrying: 0, failed: 0 };
    for (const row of own) jobs[states[row.state]] = row.jobs;
    const unfinished = own.filter(({ state }) => state !== 'failed');
    return { kind, jobs, oldestSeconds: Math.max(0, ...unfinished.map(({ age }) => age)) };
  });
}

interface MeasuredJobs {
  readonly counts: () => Promise<readonly JobCounts[]>;
  readonly onOutcome: (listener: (kind: string, outcome: JobOutcome) => void) => void;
}

/** Adds the numbers of jobs in the database and of attempts on this server to `/metrics`. */
export function measureJobs(registry: Registry, jobs: MeasuredJobs): void {
  const inQueue = new Gauge({
    name: 'verdant_jobs',
    help: 'Jobs in the database, by kind and state.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect: createDatabaseCollector(async () => {
      for (const { kind, jobs: byState } of await jobs.counts()) {
        for (const [state, count] of Object.entries(byState)) inQueue.set({ kind, state }, count);
      }
    }),
  });
  const oldest = new Gauge({
    name: 'verdant_jobs_oldest_seconds',
    help: 'Age of the oldest job that is neither completed nor failed, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    collect: createDatabaseCollector(async () => {
      for (const { kind, oldestSeconds } of await jobs.counts()) oldest.set({ kind }, oldestSeconds);
    }),
  });
  const attempts = new Counter({
    name: 'verdant_job_attempts_total',
    help: 'Attempts at jobs on this server, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  jobs.onOutcome((kind, outcome) => attempts.inc({ kind, outcome }));
}

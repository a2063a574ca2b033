import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { createDatabaseCollector } from '@verdant/federation/server';

interface Row {
  readonly kind: string;
  readonly state: 'queued' | 'active' | 'retrying' | 'failed';
  readonly jobs: number;
  /** Age of the oldest job in seconds; 0 without a job. */
  readonly age: number;
}

// A separate query is needed, because the statistics of pg-boss lack the age of jobs.
const QUERY = `
  select kind, states.label as state, count(job.id)::int as jobs,
    coalesce(extract(epoch from now() - min(job.created_on)), 0)::float8 as age
  from unnest($1::text[]) as kind
    cross join (values ('created', 'queued'), ('active', 'active'), ('retry', 'retrying'), ('failed', 'failed'))
      as states (name, label)
    left join pgboss.job on job.name = kind and job.state::text = states.name
  group by kind, states.label`;

/** Adds the numbers and ages of the jobs of these kinds, on all servers together, to `/metrics`. */
export function measureQueues(registry: Registry, pool: pg.Pool, kinds: () => readonly string[]): void {
  const readRows = async () => (await pool.query<Row>(QUERY, [kinds()])).rows;
  const inQueue = new Gauge({
    name: 'verdant_jobs',
    help: 'Jobs in the database, by kind and state.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect: createDatabaseCollector(async () => {
      for (const { kind, state, jobs } of await readRows()) inQueue.set({ kind, state }, jobs);
    }),
  });
  const oldest = new Gauge({
    name: 'verdant_jobs_oldest_seconds',
    help: 'Age of the oldest job that is neither completed nor failed, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    collect: createDatabaseCollector(async () => {
      const unfinished = (await readRows()).filter(({ state }) => state !== 'failed');
      // The oldest job of each kind is the last and overwrites the others.
      for (const { kind, age } of unfinished.toSorted((a, b) => a.age - b.age)) oldest.set({ kind }, age);
    }),
  });
}

import type pg from 'pg';

/** What `/metrics` calls the states in which pg-boss keeps a job. */
const states = { created: 'queued', active: 'active', retry: 'retrying', failed: 'failed' } as const;

export type JobState = (typeof states)[keyof typeof states];

export interface JobCounts {
  readonly kind: string;
  readonly jobs: Readonly<Record<JobState, number>>;
  /** Seconds since the oldest job was sent that is neither completed nor failed; 0 without one. */
  readonly oldestSeconds: number;
}

interface Row {
  readonly name: string;
  readonly state: keyof typeof states;
  readonly jobs: number;
  readonly age: number;
}

// pg-boss itself counts, but has no age.
const QUERY = `
  select name, state::text as state, count(*)::int as jobs,
    extract(epoch from now() - min(created_on))::float8 as age
  from pgboss.job
  where name = any($1) and state::text = any($2)
  group by name, state`;

/** Jobs of these kinds by state, on all servers together. */
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

import { Counter, Gauge, type Registry } from 'prom-client';
import { fromDatabase } from '@verdant/federation/server';
import type { JobCounts } from './job-counts';
import type { Jobs } from './jobs';

/** One query for all metrics of a scrape. */
function sharedCounts(jobs: Jobs): () => Promise<readonly JobCounts[]> {
  let pending: Promise<readonly JobCounts[]> | undefined;
  return async () => {
    pending ??= jobs.counts().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

/** Puts the queue into `/metrics`: what is in it, the same from every server, and what this server has done. */
export function measureJobs(registry: Registry, jobs: Jobs): void {
  const readCounts = sharedCounts(jobs);
  const inQueue = new Gauge({
    name: 'verdant_jobs',
    help: 'Jobs in the database, by kind and state.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect: fromDatabase(async () => {
      for (const { kind, jobs: byState } of await readCounts()) {
        for (const [state, count] of Object.entries(byState)) inQueue.set({ kind, state }, count);
      }
    }),
  });
  const oldest = new Gauge({
    name: 'verdant_jobs_oldest_seconds',
    help: 'Age of the oldest job that is neither completed nor failed, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    collect: fromDatabase(async () => {
      for (const { kind, oldestSeconds } of await readCounts()) oldest.set({ kind }, oldestSeconds);
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

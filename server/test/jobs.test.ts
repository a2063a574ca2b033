import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import pg from 'pg';
import { Registry } from 'prom-client';
import * as v from 'valibot';
import { createJobs, type JobKind, type Jobs } from '../src/jobs';
import { waitUntil } from './support/until';
import { CLUSTER_VARIABLE, createTestDatabase, type TestDatabase } from '../testing/test-cluster';

/*
 * Tests the queue on its own database. Each instance of the queue acts as one server.
 */

let database: TestDatabase;
let pool: pg.Pool;
const opened: Jobs[] = [];
let logged: Record<string, unknown>[];

beforeAll(async () => {
  database = await createTestDatabase(process.env[CLUSTER_VARIABLE] ?? '');
  pool = new pg.Pool({ connectionString: database.url });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  logged = [];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(async (jobs) => jobs.close()));
});

function open(): Jobs {
  const write = (line: string) => void logged.push(v.parse(v.record(v.string(), v.unknown()), JSON.parse(line)));
  const jobs = createJobs(pool, fastify({ logger: { stream: { write } } }).log);
  opened.push(jobs);
  return jobs;
}

const letter = v.object({ to: v.string() });
type ReceivedMail = v.InferOutput<typeof letter>;

let kinds = 0;
function newKind(changes: Partial<JobKind<ReceivedMail>> = {}): JobKind<ReceivedMail> {
  kinds += 1;
  return {
    name: `letter-${kinds}`,
    schema: letter,
    retries: 3,
    backOffSeconds: 1,
    limitSeconds: 30,
    concurrency: 2,
    pollSeconds: 0.1,
    ...changes,
  };
}

const rowsOf = async ({ name }: JobKind<ReceivedMail>) => {
  const query = 'select state, retry_count, data, output from pgboss.job where name = $1 order by created_on';
  return (await pool.query<Record<string, unknown>>(query, [name])).rows;
};

const QUEUES = 'select name from pgboss.queue where name = $1';

it('each job runs once across all servers, within the concurrency limit of its kind, and is then deleted', async () => {
  const kind = newKind();
  const seen: string[] = [];
  let [now, most] = [0, 0];
  const servers = [open(), open()];
  for (const jobs of servers) {
    jobs.handle(kind, async ({ to }) => {
      now += 1;
      most = Math.max(most, now);
      await wait(5);
      now -= 1;
      seen.push(to);
    });
    await jobs.start();
  }
  const all = Array.from({ length: 40 }, (_each, index) => String(index));
  await Promise.all(all.map(async (to, index) => servers[index % 2]?.send(kind, { to })));
  await waitUntil('the jobs', async () => seen.length >= all.length);
  await waitUntil('the jobs', async () => (await rowsOf(kind)).length === 0);
  expect(seen.sort()).toEqual(all.sort());
  expect(most).toBeLessThanOrEqual(4);
});

it('a job starts at once, unless its kind is configured to start later', async () => {
  const [prompt, later] = [newKind({ pollSeconds: 3600 }), newKind({ pollSeconds: 3600, startsLater: true })];
  const seen: string[] = [];
  const jobs = open();
  for (const kind of [prompt, later]) jobs.handle(kind, async ({ to }) => void seen.push(to));
  const queries = jest.spyOn(pool, 'query');
  await jobs.start();
  const isLook = (call: unknown) =>
    /skip locked/i.test(JSON.stringify(call)) && JSON.stringify(call).includes(later.name);
  await waitUntil('the jobs', async () => queries.mock.calls.some(isLook));
  // The first poll of the queue has found no job; the next poll would be an hour later.
  await queries.mock.results[queries.mock.calls.findIndex(isLook)]?.value;
  queries.mockRestore();
  await jobs.send(later, { to: 'later' });
  await jobs.send(prompt, { to: 'prompt' });
  await waitUntil('the jobs', async () => seen.length > 0);
  expect(seen).toEqual(['prompt']);
  expect(await rowsOf(later)).toMatchObject([{ state: 'created' }]);
});

it('the queues are created even if several servers create them at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const shared = Array.from({ length: 4 }, () => newKind());
    const servers = Array.from({ length: 4 }, () => open());
    for (const jobs of servers) {
      for (const kind of [newKind(), ...shared, newKind()]) jobs.handle(kind, async () => Promise.resolve());
    }
    await Promise.all(servers.map(async (jobs) => jobs.start()));
    for (const kind of shared) expect((await pool.query(QUEUES, [kind.name])).rows).toEqual([{ name: kind.name }]);
    await Promise.all(opened.splice(0).map(async (jobs) => jobs.close()));
  }
});

it('a job that is already queued or running is not queued twice, and can be queued again after its final failure', async () => {
  const kind = newKind({ retries: 0, concurrency: 1 });
  const jobs = open();
  let [isBroken, release] = [false, () => {}];
  const started: string[] = [];
  jobs.handle(kind, async ({ to }) => {
    started.push(to);
    await new Promise<void>((resolve) => (release = resolve));
    if (isBroken) throw new Error('broken');
  });
  await jobs.start();
  const due = [{ to: 'a' }, { to: 'b' }];
  await jobs.sendEach(kind, due);
  await waitUntil('the jobs', async () => started.length === 1);
  const inTrace = `update pgboss.job set data = data || '{"traceparent":"00-a-b-01"}' where name = $1`;
  const untraced = `update pgboss.job set data = data - 'traceparent' where name = $1`;
  await pool.query(inTrace, [kind.name]);
  // One of the two queued jobs runs, and the other waits.
  await jobs.sendEach(kind, [...due, { to: 'c' }]);
  await jobs.sendEach(kind, []);
  await pool.query(untraced, [kind.name]);
  expect((await rowsOf(kind)).map(({ data }) => data)).toEqual([...due, { to: 'c' }]);
  isBroken = true;
  for (const count of [2, 3]) {
    release();
    await waitUntil('the jobs', async () => started.length === count);
  }
  release();
  await waitUntil('the jobs', async () => (await rowsOf(kind)).every(({ state }) => state === 'failed'));
  await pool.query(inTrace, [kind.name]);
  await jobs.sendEach(kind, [{ to: 'a' }]);
  await waitUntil('the jobs', async () => started.length === 4);
  await pool.query(untraced, [kind.name]);
  expect((await rowsOf(kind)).map(({ data, state }) => [data, state])).toEqual([
    [{ to: 'b' }, 'failed'],
    [{ to: 'c' }, 'failed'],
    [{ to: 'a' }, 'active'],
  ]);
  release();
});

it('a job after its final failure is stored and counted, and the error message is neither logged nor stored', async () => {
  const kind = newKind({ retries: 1 });
  const jobs = open();
  const attempts: number[] = [];
  const ids = new Set<string>();
  jobs.handle(kind, async ({ to }, { jobId, number }) => {
    attempts.push(number);
    ids.add(jobId);
    throw Object.assign(new Error(`no such person: ${to}`), { code: 'EENVELOPE' });
  });
  await jobs.start();
  const registry = new Registry();
  jobs.measure(registry);
  await jobs.send(kind, { to: 'jo@example.com' });
  await waitUntil('the jobs', async () => (await rowsOf(kind))[0]?.['state'] === 'failed');

  expect([attempts, ids.size]).toEqual([[1, 2], 1]);
  expect(await rowsOf(kind)).toEqual([
    { state: 'failed', retry_count: 1, data: { to: 'jo@example.com' }, output: { name: 'Error', code: 'EENVELOPE' } },
  ]);
  expect(logged.map(({ msg, attempt, failure }) => [msg, attempt, failure])).toEqual([
    ['a job failed and will be retried', 1, { name: 'Error', code: 'EENVELOPE' }],
    ['a job failed for good', 2, { name: 'Error', code: 'EENVELOPE' }],
  ]);
  expect(JSON.stringify(logged)).not.toContain('jo@');

  const text = await registry.metrics();
  expect(text).toContain(`verdant_jobs{kind="${kind.name}",state="failed"} 1\n`);
  expect(text).toContain(`verdant_jobs{kind="${kind.name}",state="queued"} 0\n`);
  expect(text).toContain(`verdant_jobs_oldest_seconds{kind="${kind.name}"} 0\n`);
  expect(text).toContain(`verdant_job_attempts_total{kind="${kind.name}",outcome="failed"} 1\n`);
});

it('the end of a job is recorded after a database failure has ended, so that the job does not run again', async () => {
  const kind = newKind();
  const jobs = open();
  let runs = 0;
  let restored: Promise<unknown> | undefined;
  jobs.handle(kind, async () => {
    runs += 1;
    await pool.query(`alter table pgboss.job rename to job_away`);
    restored = wait(700).then(async () => pool.query(`alter table pgboss.job_away rename to job`));
  });
  await jobs.start();
  await jobs.send(kind, { to: 'a' });
  await waitUntil('the jobs', async () => restored !== undefined);
  await restored;
  await waitUntil('the jobs', async () => (await rowsOf(kind)).length === 0);
  expect(runs).toBe(1);
});

it('a repeated task runs once per interval across all servers', async () => {
  const runs: string[] = [];
  const servers = ['first', 'second', 'third'].map((name) => {
    const jobs = open();
    jobs.repeat('sweep', async () => void runs.push(name));
    return jobs;
  });
  await Promise.all(servers.map(async (jobs) => jobs.start()));
  await waitUntil('the jobs', async () => runs.length > 0);
  await wait(300);
  // Two runs are correct if a new hour began during the test.
  expect([1, 2]).toContain(runs.length);
});

import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { isConnectionProblem, type Database } from '@verdant/federation/server';
import { createPool, createPooledDatabase } from '../../src/database/pool';
import { CLUSTER_VARIABLE } from '../../testing/test-cluster';
import { sendSignal, sendSignals } from '../../testing/processes';
import { databaseProcesses } from '../support/embedded-database';
import { waitUntil } from '../support/until';
import { newPlayer } from '../support/quiz-player';
import { discard, startServer, temporaryFolder } from '../support/start-server';

it('a PostgreSQL that hangs makes requests fail with 503 and Retry-After within seconds; they succeed once PostgreSQL responds again', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir, VERDANT_DATABASE_SECONDS: '1' });
  try {
    const players = await Promise.all(Array.from({ length: 12 }, async () => newPlayer(server)));
    const restart = async () =>
      Promise.all(players.map(async (player) => player.call('POST', '/adaptive-quiz/restart')));
    const processes = databaseProcesses(dataDir);
    sendSignals(processes, 'SIGSTOP');
    try {
      const [ready, ...responses] = await Promise.all([
        server.request('GET', '/api/v1/health/ready'),
        restart(),
        restart(),
      ]);
      expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable' }]);
      for (const { status, headers } of responses.flat()) {
        expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      }
    } finally {
      sendSignals(processes, 'SIGCONT');
    }
    await waitUntil('the database', async () => (await server.request('GET', '/api/v1/health/ready')).status === 200);
    expect((await restart()).map(({ status }) => status)).toEqual(players.map(() => 200));
  } finally {
    await discard(server);
  }
  // Longer than the limits of all steps together, so that a slow step fails with its own message.
}, 240_000);

describe('the database connection pool', () => {
  let pool: pg.Pool;
  let db: Database;

  beforeEach(() => {
    const url = `${process.env[CLUSTER_VARIABLE]}/postgres`;
    pool = createPool(url, { databaseConnections: 1, databaseSeconds: 1 }, () => undefined);
    db = createPooledDatabase(pool);
  });
  afterEach(async () => pool.end());

  const backendOf = async (some: Pick<Database, 'execute'>) => {
    const { rows } = await some.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return rows[0]?.pid ?? 0;
  };
  const failureOf = async (act: Promise<unknown>) => act.then(() => undefined).catch((error: unknown) => error);

  it('replaces its only connection, without waiting for a rollback, when PostgreSQL hangs within a transaction', async () => {
    let backend = 0;
    const failure = await failureOf(
      db.transaction(async (tx) => {
        backend = await backendOf(tx);
        sendSignal(backend, 'SIGSTOP');
        await tx.execute(sql`select 1`);
      }),
    );
    sendSignal(backend, 'SIGCONT');
    expect(isConnectionProblem(failure)).toBe(true);
    expect(await db.transaction(backendOf)).not.toBe(backend);
  });

  it('makes PostgreSQL cancel a statement that takes too long', async () => {
    const failure = await failureOf(db.execute(sql`select pg_sleep(5)`));
    expect(isConnectionProblem(failure)).toBe(true);
    expect(failure).toMatchObject({ cause: { code: '57014' } });
  });
});

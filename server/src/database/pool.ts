import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '@verdant/federation/server';
import type { DatabaseSettings } from './database-settings';

type PoolSettings = Pick<DatabaseSettings, 'databaseConnections' | 'databaseSeconds'>;

/** PostgreSQL cancels a statement itself; one that does not even do that is given up this much later. */
const SILENCE_MS = 500;
/** A server that vanished within a transaction leaves its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const HEALTH_TIMEOUT_MS = 2_000;

const SILENT = 'Query read timeout';

/** A pool whose queries all end, within the setting's time. */
export function createPool(url: string, settings: PoolSettings, onError: (error: unknown) => void): pg.Pool {
  const limitMs = settings.databaseSeconds * 1000;
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.databaseConnections,
    connectionTimeoutMillis: limitMs,
    statement_timeout: limitMs,
    query_timeout: limitMs + SILENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  });
  pool.on('error', onError);
  // A connection that breaks between two queries of a transaction has no other listener, and would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Closes a connection whose query got no response: what is queued behind that one, such as a rollback, fails at once. */
function impatient(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name) as unknown;
      return async (...query: unknown[]): Promise<unknown> => {
        try {
          // oxlint-disable-next-line typescript/unbound-method -- called on its own client
          const response: unknown = Reflect.apply(target.query, target, query);
          return await response;
        } catch (error) {
          if (error instanceof Error && error.message === SILENT) void endOf(target);
          throw error;
        }
      };
    },
  });
}

/** Ends a client of the pool. The types of the pool hide that its clients are complete clients. */
async function endOf(client: pg.PoolClient): Promise<void> {
  if (client instanceof pg.Client) await client.end().catch(() => undefined);
}

/**
 * The database on a pool. A transaction gets its connection here and not from drizzle, which never returns a connection
 * whose `begin` failed: ten of them, and the pool would be empty for good.
 */
export function databaseOn(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool });
  db.transaction = async (act, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client: impatient(client) }).transaction(act, config);
    } finally {
      client.release();
    }
  };
  return db;
}

export interface Reachability {
  /** Whether the database responds to a query; never throws, and takes at most four seconds. Overlapping calls share one. */
  readonly isReachable: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Asks over a connection of its own: a server that is busy, with a queue for its pool, is not one without a database. */
export function createReachability(url: string): Reachability {
  const own = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: HEALTH_TIMEOUT_MS,
    query_timeout: HEALTH_TIMEOUT_MS,
  });
  own.on('error', () => undefined);
  let asking: Promise<boolean> | undefined;
  const ask = async () =>
    own.query('select 1').then(
      () => true,
      () => false,
    );
  return {
    isReachable: () => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close: () => own.end(),
  };
}

/** Puts the connections of this server's pool into `/metrics`. */
export function measurePool(registry: Registry, pool: pg.Pool): void {
  const connections = new Gauge({
    name: 'verdant_database_connections',
    help: 'Connections of the pool: open ones in all, and those that nothing uses.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'total' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
    },
  });
  const waiting = new Gauge({
    name: 'verdant_database_waiting',
    help: 'Queries and transactions that wait for a connection.',
    registers: [registry],
    collect: () => {
      waiting.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: 'verdant_database_connections_max',
    help: 'Max connections of the pool.',
    registers: [registry],
  }).set(pool.options.max);
}

/** The pool below a database, for libraries that bring their own SQL. */
export function poolOf(db: Database): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client;
  throw new Error('The database is not on a pool');
}

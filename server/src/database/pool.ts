import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '@verdant/federation/server';
import type { DatabaseSettings } from './database-settings';

type PoolSettings = Pick<DatabaseSettings, 'databaseConnections' | 'databaseSeconds'>;

/** Milliseconds that the client waits after PostgreSQL's time limit of a query before the client gives up the query. */
const READ_TIMEOUT_MARGIN_MS = 500;
/** Milliseconds after which PostgreSQL ends an idle transaction, for example of a crashed server. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const HEALTH_TIMEOUT_MS = 2_000;

const READ_TIMEOUT_MESSAGE = 'Query read timeout';

/** Creates a pool whose queries end within the time limit of the settings. */
export function createPool(url: string, settings: PoolSettings, onError: (error: unknown) => void): pg.Pool {
  const limitMs = settings.databaseSeconds * 1000;
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.databaseConnections,
    connectionTimeoutMillis: limitMs,
    statement_timeout: limitMs,
    query_timeout: limitMs + READ_TIMEOUT_MARGIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  });
  pool.on('error', onError);
  // Ignores the error. A connection that breaks inside a transaction has no other listener, and would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Wraps a database client to end the connection after a query without response, so that queued queries fail at once. */
function withQueryTimeout(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name) as unknown;
      return async (...query: unknown[]): Promise<unknown> => {
        try {
          // oxlint-disable-next-line typescript/unbound-method -- called on its own client
          const response: unknown = Reflect.apply(target.query, target, query);
          return await response;
        } catch (error) {
          if (error instanceof Error && error.message === READ_TIMEOUT_MESSAGE) void waitUntilClosed(target);
          throw error;
        }
      };
    },
  });
}

/** Ends a client's connection. The type of the pool's clients omits `end`, although they are `pg.Client` objects. */
async function waitUntilClosed(client: pg.PoolClient): Promise<void> {
  if (client instanceof pg.Client) await client.end().catch(() => undefined);
}

/**
 * Returns Drizzle's database on a pool, with transactions that always release the connection. Drizzle itself does not
 * release a connection after a failed `begin`.
 */
export function createPooledDatabase(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool });
  db.transaction = async (act, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client: withQueryTimeout(client) }).transaction(act, config);
    } finally {
      client.release();
    }
  };
  return db;
}

/** Checks the database over a separate connection, because every connection of the server's pool can be in use. */
export function createReachabilityCheck(url: string) {
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
    /** Resolves to true if the database responds within four seconds. Overlapping calls share one query. */
    isReachable: () => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close: () => own.end(),
  };
}

/** Adds the number of the pool's connections to `/metrics`. */
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

export function poolOf(db: Database): pg.Pool {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client;
  throw new Error('The database has no connection pool');
}

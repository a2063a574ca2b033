import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

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

import { Counter, type Registry } from 'prom-client';
import type { Database } from '../database';
import { fromDatabase } from '../metrics';
import { allCounts } from './store';

/** Puts the counters of load reports into `/metrics`: from the database, the same on every server that shares it. */
export function measureLoads(registry: Registry, db: Database, product: string): void {
  const loads = new Counter({
    name: `${product}_remote_loads_total`,
    help: 'Loads of remotes that browsers reported, by how they ended.',
    labelNames: ['remote', 'version', 'stage', 'reason', 'outcome'],
    registers: [registry],
    collect: fromDatabase(async () => {
      for (const { count, ...labels } of await allCounts(db)) loads.inc(labels, count);
    }),
  });
}

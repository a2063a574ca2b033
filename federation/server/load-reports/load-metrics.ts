import { Counter, type Registry } from 'prom-client';
import type { Database } from '../database';
import { fromDatabase } from '../metrics';
import type { Reports } from './collect-reports';
import { allCounts } from './store';

/** Puts the counters of load reports into `/metrics`: from the database, the same on every server that shares it. */
export function measureLoads(
  registry: Registry,
  db: Database,
  product: string,
  { flush }: Pick<Reports, 'flush'>,
): void {
  const loads = new Counter({
    name: `${product}_remote_loads_total`,
    help: 'Pages by how a remote loaded in them, as browsers reported; each once for an outcome that is worse than those before.',
    labelNames: ['remote', 'version', 'stage', 'reason', 'outcome'],
    registers: [registry],
    collect: fromDatabase(async () => {
      await flush();
      for (const { remote, version, stage, reason, outcome, count } of await allCounts(db)) {
        loads.inc({ remote, version, stage, reason, outcome }, count);
      }
    }),
  });
  const pages = new Counter({
    name: `${product}_remote_pages_total`,
    help: 'Pages that reported how a remote loaded in them, each once for a release.',
    labelNames: ['remote', 'version'],
    registers: [registry],
    collect: fromDatabase(async () => {
      await flush();
      for (const { remote, version, pages: first } of await allCounts(db)) pages.inc({ remote, version }, first);
    }),
  });
}

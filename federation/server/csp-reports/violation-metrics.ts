import { Counter, type Registry } from 'prom-client';
import type { Database } from '../database';
import { fromDatabase } from '../metrics';
import { violationCounts } from './store';

/** Puts the counts of violations into `/metrics`: from the database, the same on every server that shares it. */
export function measureViolations(registry: Registry, db: Database, product: string): void {
  const violations = new Counter({
    name: `${product}_csp_violations_total`,
    help: 'Violations of the Content Security Policy that browsers reported.',
    labelNames: ['remote', 'version', 'directive'],
    registers: [registry],
    collect: fromDatabase(async () => {
      for (const { count, ...labels } of await violationCounts(db)) violations.inc(labels, count);
    }),
  });
}

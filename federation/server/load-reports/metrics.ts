import type { FastifyInstance } from 'fastify';
import { violationCounts } from '../csp-reports';
import type { Database } from '../database';
import { checkReader } from './metrics-reader';
import { allCounts } from './store';

type Row = Awaited<ReturnType<typeof allCounts>>[number];

const escaped = (text: string) =>
  text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));

const labelled = (labels: Record<string, string>) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');

type ViolationRow = Awaited<ReturnType<typeof violationCounts>>[number];

/** Violations of the Content Security Policy in the same format. */
export function violationsText(rows: readonly ViolationRow[]): string {
  const lines = rows.map(({ count, ...labels }) => `verdant_csp_violations_total{${labelled(labels)}} ${count}\n`);
  return `# HELP verdant_csp_violations_total Violations of the Content Security Policy that browsers reported.\n# TYPE verdant_csp_violations_total counter\n${lines.join('')}`;
}

/** The counters in the text format of Prometheus. */
export function metricsText(rows: readonly Row[]): string {
  const lines = rows.map(({ remote, version, stage, reason, outcome, count }) => {
    const labels = labelled({ remote, version, stage, reason, outcome });
    return `verdant_remote_loads_total{${labels}} ${count}\n`;
  });
  return `# HELP verdant_remote_loads_total Loads of remotes that browsers reported, by how they ended.\n# TYPE verdant_remote_loads_total counter\n${lines.join('')}`;
}

interface Parts {
  readonly db: Database;
  /** The token that readers must send; without one only this machine may read. */
  readonly metricsToken: string | undefined;
}

/** `GET /metrics`: counters from the database, the same on every server that shares it. */
export function serveMetrics(app: FastifyInstance, { db, metricsToken }: Parts): void {
  app.get('/metrics', async (request, reply) => {
    checkReader(request, metricsToken);
    const text = metricsText(await allCounts(db)) + violationsText(await violationCounts(db));
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { ApiError, bearerToken, hashToken } from '../http';
import { isFromThisMachine } from '../http/client-ip';
import { allCounts } from './store';

type Row = Awaited<ReturnType<typeof allCounts>>[number];

const escaped = (text: string) =>
  text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));

/** The counters in the text format of Prometheus. */
export function metricsText(rows: readonly Row[]): string {
  const lines = rows.map(({ remote, version, stage, reason, outcome, count }) => {
    const labels = Object.entries({ remote, version, stage, reason, outcome }).map(
      ([name, value]) => `${name}="${escaped(value)}"`,
    );
    return `verdant_remote_loads_total{${labels.join(',')}} ${count}\n`;
  });
  return `# HELP verdant_remote_loads_total Loads of remotes that browsers reported, by how they ended.\n# TYPE verdant_remote_loads_total counter\n${lines.join('')}`;
}

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

function checkReader(request: FastifyRequest, metricsToken: string | undefined): void {
  if (metricsToken !== undefined) {
    if (isEqual(bearerToken(request.headers.authorization) ?? '', metricsToken)) return;
    throw new ApiError(401, 'Please send the token of the metrics.', { headers: { 'www-authenticate': 'Bearer' } });
  }
  if (isFromThisMachine(request)) return;
  throw new ApiError(403, 'Only the machine itself may read this while VERDANT_METRICS_TOKEN is not set.');
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
    const text = metricsText(await allCounts(db));
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
}

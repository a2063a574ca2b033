import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Counter, type Registry } from 'prom-client';
import type { Database } from '../database';
import { ApiError, bearerToken, hashToken } from '../http';
import { isFromThisMachine } from '../http/client-ip';
import { fromDatabase } from '../metrics';
import { settingName } from '../product';
import type { Reports } from './collect-reports';
import { allCounts } from './store';

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

/** Names of this machine. Any other may be a site whose name was made to resolve to this machine (DNS rebinding). */
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Who sends a request for the metrics. */
type Reader = Pick<FastifyRequest, 'ip' | 'headers'>;

/** Whether a request comes from this machine itself, and was meant for it. */
export function isThisMachine(reader: Reader): boolean {
  const { host } = reader.headers;
  return isFromThisMachine(reader) && host !== undefined && LOCAL_HOST.test(host);
}

/** Throws 401 without the token of the metrics; where there is none (`setting` names it), 403 for all but this machine. */
function checkReader(reader: Reader, metricsToken: string | undefined, setting: string): void {
  if (metricsToken !== undefined) {
    if (isEqual(bearerToken(reader.headers.authorization) ?? '', metricsToken)) return;
    throw new ApiError(401, 'Please send the token of the metrics.', { headers: { 'www-authenticate': 'Bearer' } });
  }
  if (isThisMachine(reader)) return;
  throw new ApiError(403, `Only the machine itself may read this while ${setting} is not set.`);
}

interface MetricsOptions {
  readonly registry: Registry;
  /** The token that readers must send; without one only this machine may read. */
  readonly metricsToken: string | undefined;
}

/** `GET /metrics`, in the text format of Prometheus. */
export function serveMetrics(app: FastifyInstance, { registry, metricsToken }: MetricsOptions): void {
  app.get('/metrics', async (request, reply) => {
    checkReader(request, metricsToken, settingName(app, 'METRICS_TOKEN'));
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}

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

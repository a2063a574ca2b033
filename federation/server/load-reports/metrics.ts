import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import type { LoadEvent } from '../../contract';
import { ApiError, bearerToken, hashToken } from '../http';
import { isFromThisMachine } from '../http/ip-address';
import { isThisMachine } from '../permissions';
import { settingName } from '../product';
import { toReleaseId, outcomeSeverity } from './schema';

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

type Reader = Pick<FastifyRequest, 'ip' | 'headers'>;

/** Throws 401 for a wrong token, or 403 for a request from another machine if no token is set. */
function checkReader(reader: Reader, metricsToken: string | undefined, setting: string): void {
  if (metricsToken !== undefined) {
    if (isEqual(bearerToken(reader.headers.authorization) ?? '', metricsToken)) return;
    throw new ApiError(401, 'Please send the token of the metrics.', { headers: { 'www-authenticate': 'Bearer' } });
  }
  // A name of another host can resolve to this machine (DNS rebinding).
  const host = (reader.headers.host ?? '').replace(/:\d{1,5}$/, '');
  if (isFromThisMachine(reader) && isThisMachine(host)) return;
  throw new ApiError(403, `Only the machine itself may read this while ${setting} is not set.`);
}

/** Serves `/metrics` to clients that send the token, or only to this machine if `metricsToken` is undefined. */
export function serveMetrics(app: FastifyInstance, metricsToken: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    checkReader(request, metricsToken, settingName(app, 'METRICS_TOKEN'));
    const text = await app.metrics.metrics();
    return reply.header('cache-control', 'no-store').type(app.metrics.contentType).send(text);
  });
}

const MAX_PAGES = 50_000;

export type CountLoads = (page: string, events: readonly LoadEvent[]) => void;

/** Adds counters of all load reports that this server has received since its start to `/metrics`. */
export function countLoads(registry: Registry, product: string): CountLoads {
  const loads = new Counter({
    name: `${product}_remote_loads_total`,
    help: 'Pages by how a remote loaded in them, as browsers reported to this server; each once for an outcome that is worse than those before.',
    labelNames: ['remote', 'version', 'stage', 'reason', 'outcome'],
    registers: [registry],
  });
  const pages = new Counter({
    name: `${product}_remote_pages_total`,
    help: 'Pages that reported to this server how a remote loaded in them, each once for a release.',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  const reported = new LRUCache<string, number>({ max: MAX_PAGES });

  return (page, events) => {
    const worstFirst = events.toSorted(
      (event, other) => outcomeSeverity[other.outcome] - outcomeSeverity[event.outcome],
    );
    for (const { remote, version, stage, reason, outcome } of worstFirst) {
      const isThrow = outcome === 'threw';
      const severity = outcomeSeverity[outcome];
      // A page can throw after it has loaded, so an error is counted independently of the load.
      const key = `${page} ${toReleaseId({ remote, version })} ${isThrow}`;
      const before = reported.get(key) ?? outcomeSeverity.served;
      // A page that has already failed is not counted again.
      const isWorse = severity > before && before < outcomeSeverity.fell_back;
      if (isWorse) loads.inc({ remote, version, stage, reason, outcome });
      if (!isThrow && before === outcomeSeverity.served) pages.inc({ remote, version });
      reported.set(key, Math.max(before, severity));
    }
  };
}

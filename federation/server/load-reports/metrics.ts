import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import type { LoadEvent } from '../../contract';
import { ApiError, bearerToken, hashToken } from '../http';
import { isFromThisMachine } from '../http/ip-address';
import { settingName } from '../product';
import { toReleaseId, outcomeSeverity } from './schema';

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

/**
 * Pattern of `Host` headers with a name of this machine. Other names can resolve to this machine, too (DNS rebinding).
 */
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

type Reader = Pick<FastifyRequest, 'ip' | 'headers'>;

export function isThisMachine(reader: Reader): boolean {
  const { host } = reader.headers;
  return isFromThisMachine(reader) && host !== undefined && LOCAL_HOST.test(host);
}

/** Throws 401 for a wrong token, or 403 for a request from another machine if no token is set. */
function checkReader(reader: Reader, metricsToken: string | undefined, setting: string): void {
  if (metricsToken !== undefined) {
    if (isEqual(bearerToken(reader.headers.authorization) ?? '', metricsToken)) return;
    throw new ApiError(401, 'Please send the token of the metrics.', { headers: { 'www-authenticate': 'Bearer' } });
  }
  if (isThisMachine(reader)) return;
  throw new ApiError(403, `Only the machine itself may read this while ${setting} is not set.`);
}

/** Serves `GET /metrics` to clients with the token, or only to this machine if no token is set. */
export function serveMetrics(app: FastifyInstance, metricsToken: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    checkReader(request, metricsToken, settingName(app, 'METRICS_TOKEN'));
    const text = await app.metrics.metrics();
    return reply.header('cache-control', 'no-store').type(app.metrics.contentType).send(text);
  });
}

const MAX_PAGES = 50_000;

interface Reported {
  readonly worst: number;
  readonly threw: boolean;
}

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
  const reported = new LRUCache<string, Reported>({ max: MAX_PAGES });

  return (page, events) => {
    const worstFirst = events.toSorted(
      (event, other) => outcomeSeverity[other.outcome] - outcomeSeverity[event.outcome],
    );
    for (const { remote, version, stage, reason, outcome } of worstFirst) {
      const key = `${page} ${toReleaseId({ remote, version })}`;
      const before = reported.get(key) ?? { worst: outcomeSeverity.served, threw: false };
      const isThrow = outcome === 'threw';
      // A page that has already failed is not counted again.
      const isWorse = outcomeSeverity[outcome] > before.worst && before.worst < outcomeSeverity.fell_back;
      if (isThrow ? !before.threw : isWorse) loads.inc({ remote, version, stage, reason, outcome });
      if (!isThrow && before.worst === outcomeSeverity.served) pages.inc({ remote, version });
      const worst = isThrow ? before.worst : Math.max(before.worst, outcomeSeverity[outcome]);
      reported.set(key, { worst, threw: before.threw || isThrow });
    }
  };
}

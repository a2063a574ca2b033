import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HOST_NAME } from '../../contract/faults';
import type { Database } from '../database';
import { API_PREFIX } from '../http';
import { pathOf } from '../http/paths';
import { labToken, findSession, useFault } from './store';
import { defaultSeconds } from './fault-engine';
import type { HungSockets } from './hung-sockets';

/** Pattern of API calls that never get faults: calls of the lab, registry, reports and overrides. */
const SPARED = /^\/api\/v1\/(fault-lab|registry|load-reports|csp-reports|overrides)(\/|$)/;

/** Adds faults to API calls of browsers with a session cookie of the lab. Handles a `slow` call normally, after a delay. */
export function injectApiFaults(app: FastifyInstance, { db, hung }: { db: Database; hung: HungSockets }): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    const token = labToken(request);
    if (token === undefined || !path.startsWith(`${API_PREFIX}/`) || SPARED.test(path)) return undefined;
    const session = await findSession(db, token);
    if (!session?.faults.some(({ stage }) => stage === 'api')) return undefined;
    // Every call counts as a separate attempt, even if its URL is the same.
    const url = `${request.url} ${request.id}`;
    const call = { remote: HOST_NAME, path, entry: undefined, url, isProbe: false, isPrevious: false };
    const fault = await useFault(db, token, call);
    if (!fault) return undefined;
    switch (fault.fault) {
      case 'slow':
        await sleep((fault.seconds ?? defaultSeconds['slow'] ?? 0) * 1000);
        return undefined;
      case 'never':
        reply.hijack();
        hung.hang(token, request.raw.socket);
        return reply;
      default:
        return reply
          .code(Number(fault.fault))
          .header('cache-control', 'no-store')
          .send({ detail: 'Fault lab: the call was not made.' });
    }
  });
}

import type { FastifyInstance } from 'fastify';
import { createExactLimits, type ExactLimits } from './exact-limits';
import { createFloodLimits, type FloodLimits } from './flood-limits';
import type { LimitStore } from './limit-store';
import { processStore } from './process-store';

const SHARE_MS = 1_000;

/** All limits of a server. What must be exact asks the store each time, everything else about once a second. */
export interface Limits {
  readonly flood: FloodLimits;
  readonly exact: ExactLimits;
}

/** Several servers count together when they share a store; without one each counts for itself. */
export function createLimits(store: LimitStore = processStore()): Limits {
  return { flood: createFloodLimits(store), exact: createExactLimits(store) };
}

/** Shares counts with the other servers while the server listens. An outage of the store is logged once. */
export function shareCounts(app: FastifyInstance, { share }: FloodLimits): void {
  let timer: NodeJS.Timeout | undefined;
  let isSharing = false;
  let isFailing = false;

  const run = async () => {
    if (isSharing) return;
    isSharing = true;
    try {
      await share();
      isFailing = false;
    } catch (error) {
      if (!isFailing) app.log.warn({ err: error }, 'limits are counted by this server alone for now');
      isFailing = true;
    } finally {
      isSharing = false;
    }
  };

  app.addHook('onListen', async () => {
    timer = setInterval(() => void run(), SHARE_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

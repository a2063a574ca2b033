import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { AlertQueue } from './alert';

/** For a product without a queue: each alert is sent once, by this server; a failure is logged. */
export function inProcessQueue(log: Pick<FastifyBaseLogger, 'error'>): AlertQueue {
  let deliver: Parameters<AlertQueue['handle']>[0] = async () => undefined;
  return {
    handle: (handler) => {
      deliver = handler;
    },
    send: async (alert) => {
      deliver(alert, randomUUID()).catch((error: unknown) => log.error({ err: error }, 'an alert was not delivered'));
    },
  };
}

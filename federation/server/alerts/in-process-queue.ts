import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { AlertQueue } from './alert';

/** Creates a queue for a product without one: this server sends each alert once and logs a failure. */
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

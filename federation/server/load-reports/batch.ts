import type { FastifyInstance } from 'fastify';
import { runOneAtATime } from '../run-one-at-a-time';

const EVERY_MS = 1_000;

/**
 * Writes the added items once a second, and when the server closes. A batch that cannot be written is lost. Items beyond
 * `max` are dropped, because so many wait only if the database does not respond.
 */
export function createBatch<Item>(app: FastifyInstance, max: number, write: (items: readonly Item[]) => Promise<void>) {
  const waiting: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  const writeAll = runOneAtATime(async () => {
    const items = waiting.splice(0);
    if (items.length > 0) await write(items);
  });
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    await writeAll();
  };
  const flushAndLog = async () =>
    flush().catch((error: unknown) => app.log.warn({ err: error }, 'reports of pages could not be stored'));
  app.addHook('onClose', flushAndLog);

  return {
    flush,
    add: (item: Item): void => {
      if (waiting.length >= max) return;
      waiting.push(item);
      timer ??= setTimeout(() => void flushAndLog(), EVERY_MS).unref();
    },
  };
}

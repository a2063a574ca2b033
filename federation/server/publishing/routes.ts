import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { ApiError } from '../http';
import { verifySigned } from '../signing/signed-request';
import type { PublicationKind, PublishContext } from './publication';
import { readPublication } from './read-body';

/** Each may have a body of 14 MB in memory, several times while it is decoded. */
const MAX_CONCURRENT = 8;
const MAX_PER_KEY = 3;

const WAIT = { headers: { 'retry-after': '5' } };

/** Limits concurrent publications, in all and per key. `acquire(keyId)` returns `release`; throws 429 or 503. */
export function createPublishLimiter(): (keyId: string) => () => void {
  const running = new Map<string, number>();
  return (keyId) => {
    const own = running.get(keyId) ?? 0;
    if (own >= MAX_PER_KEY) {
      throw new ApiError(429, `This key publishes ${own} releases just now. Please try again in a moment.`, WAIT);
    }
    const all = [...running.values()].reduce((sum, count) => sum + count, 0);
    if (all >= MAX_CONCURRENT) {
      throw new ApiError(503, 'Other releases are being published. Please try again in a moment.', WAIT);
    }
    running.set(keyId, own + 1);
    return () => {
      const left = (running.get(keyId) ?? 1) - 1;
      if (left > 0) running.set(keyId, left);
      else running.delete(keyId);
    };
  };
}

interface PublishingDependencies {
  readonly context: PublishContext;
  readonly kinds: readonly PublicationKind[];
}

/** Publishing by teams. Only a verified request acquires a slot of the limiter. */
export async function publishingRoutes(
  app: FastifyInstance,
  { context, kinds }: PublishingDependencies,
): Promise<void> {
  const acquireSlot = createPublishLimiter();
  // The handlers read the body themselves.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', async (_request: unknown, body: Readable) => body);

  for (const { path, action, accept } of kinds) {
    app.post(path, async (request, reply) => {
      const stream = request.body instanceof Readable ? request.body : Readable.from([]);
      const length = Number(request.headers['content-length'] ?? 0);
      const slot = { release: () => {} };
      try {
        const { admitted, body } = await readPublication(stream, length, async (head) => {
          const signed = await verifySigned(context, head, { action });
          slot.release = acquireSlot(signed.keyId);
          return signed;
        });
        const published = await accept(context, admitted, body);
        request.log.info({ release: published, action }, 'a build was published');
        return await reply.code(201).send(published);
      } finally {
        slot.release();
      }
    });
  }
}

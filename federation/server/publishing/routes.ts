import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { verifySigned } from '../signing/signed-request';
import { createPublishLimiter } from './publish-limiter';
import type { PublicationKind, PublishContext } from './publication';
import { readPublication } from './read-body';

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

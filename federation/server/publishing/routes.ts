import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { verifySigned } from '../signing/signed-request';
import { createPlaces } from './places';
import type { PublicationKind, PublishContext } from './publication';
import { readPublication } from './read-body';

interface Parts {
  readonly context: PublishContext;
  readonly kinds: readonly PublicationKind[];
}

/** Teams publish. Only a verified request takes a place among those that publish at the same time. */
export async function publishingRoutes(app: FastifyInstance, { context, kinds }: Parts): Promise<void> {
  const takePlace = createPlaces();
  // The handlers read the body themselves.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', async (_request: unknown, body: Readable) => body);

  for (const { path, action, accept } of kinds) {
    app.post(path, async (request, reply) => {
      const stream = request.body instanceof Readable ? request.body : Readable.from([]);
      const length = Number(request.headers['content-length'] ?? 0);
      const place = { leave: () => {} };
      try {
        const { admitted, body } = await readPublication(stream, length, async (head) => {
          const signed = await verifySigned(context, head, { action });
          place.leave = takePlace(signed.keyId);
          return signed;
        });
        const published = await accept(context, admitted, body);
        request.log.info({ release: published, action }, 'a build was published');
        return await reply.code(201).send(published);
      } finally {
        place.leave();
      }
    });
  }
}

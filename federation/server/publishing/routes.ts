import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { verifySigned } from '../signing/signed-request';
import { createPlaces } from './places';
import { publish, type PublishContext } from './publish';
import { readPublication } from './read-body';

/** `POST /releases`: teams publish. Only a verified request takes a place among those that publish at the same time. */
export async function publishingRoutes(app: FastifyInstance, context: PublishContext): Promise<void> {
  const takePlace = createPlaces();
  // The handler reads the body itself.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', async (_request: unknown, body: Readable) => body);

  app.post('/releases', async (request, reply) => {
    const stream = request.body instanceof Readable ? request.body : Readable.from([]);
    const length = Number(request.headers['content-length'] ?? 0);
    const place = { leave: () => {} };
    try {
      const { admitted, body } = await readPublication(stream, length, async (head) => {
        const signed = await verifySigned(context, head, { action: 'publish' });
        place.leave = takePlace(signed.keyId);
        return signed;
      });
      const published = await publish(context, admitted, body);
      request.log.info({ release: published }, 'a release was published');
      return await reply.code(201).send(published);
    } finally {
      place.leave();
    }
  });
}

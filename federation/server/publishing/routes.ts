import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http';
import { MAX_RELEASE_BYTES } from './check-manifest';
import { publish, type PublishContext } from './publish';

/** Files in base64, and room for the manifest. */
const BODY_LIMIT_BYTES = Math.ceil(MAX_RELEASE_BYTES * (4 / 3)) + 1024 * 1024;
/** The sender is known only once all has arrived: max publications at a time, each with a body of that size. */
const MAX_CONCURRENT = 4;

/** `POST /releases`: teams publish. */
export async function publishingRoutes(app: FastifyInstance, context: PublishContext): Promise<void> {
  let running = 0;
  app.post(
    '/releases',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: async (_request, reply) => {
        if (running >= MAX_CONCURRENT) {
          throw new ApiError(503, 'Other releases are being published. Please try again in a moment.', {
            headers: { 'retry-after': '5' },
          });
        }
        running += 1;
        reply.raw.once('close', () => (running -= 1));
      },
    },
    async (request, reply) => {
      const published = await publish(context, request.body);
      request.log.info({ release: published }, 'a release was published');
      return reply.code(201).send(published);
    },
  );
}

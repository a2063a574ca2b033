import type { ApiRoutes } from '../../app-context';
import { ApiError } from '../../http';
import type { Builds } from '../read-builds';
import { RELEASE_LIMIT_BYTES } from './check-manifest';
import { publish } from './publish';

/** Files in base64, and room for the manifest. */
const BODY_LIMIT_BYTES = Math.ceil(RELEASE_LIMIT_BYTES * (4 / 3)) + 1024 * 1024;
/** Whoever sends is known only when all has arrived: so many may keep us busy at once, with so much each. */
const AT_ONCE = 4;

/** `POST /releases`: teams publish. */
export function publishingRoutes(builds: Builds): ApiRoutes {
  return async (app, { db, settings }) => {
    let busy = 0;
    app.post(
      '/releases',
      {
        bodyLimit: BODY_LIMIT_BYTES,
        onRequest: async (_request, reply) => {
          if (busy >= AT_ONCE) {
            throw new ApiError(503, 'Other releases are being published. Please try again in a moment.', {
              headers: { 'retry-after': '5' },
            });
          }
          busy += 1;
          reply.raw.once('close', () => (busy -= 1));
        },
      },
      async (request, reply) => {
        const published = await publish({ db, settings, builds }, request.body);
        request.log.info({ release: published }, 'a release was published');
        return reply.code(201).send(published);
      },
    );
  };
}

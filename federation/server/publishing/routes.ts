import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http';
import type { PublishedRelease } from '../registry/schema';
import { requireReleaseKey, verifySignedRequest } from '../signing/signed-request';
import { MAX_RELEASE_BYTES, PREVIEW_ACTION, PUBLISH_ACTION } from './check-release';
import {
  addPublicationFile,
  beginPublication,
  requirePublicationFile,
  requirePublication,
  type PublishContext,
} from './publish';

/** Maximum bytes of a signed request. JSON escapes lengthen a manifest of 100,000 characters. */
const MAX_SIGNED_BYTES = 256 * 1024;

interface FileRequest {
  readonly Params: { readonly token: string; readonly hash: string };
}

/** Registers a 426 response for publishing commands older than 1.1.0, which sent all files in one body. */
function refuseWholeBodies(app: FastifyInstance): void {
  const onRequest = async () => {
    throw new ApiError(426, 'This server accepts the files of a release only one by one: update @verdant/federation.');
  };
  for (const path of ['/releases', '/previews']) app.post(path, { onRequest }, async () => undefined);
}

/**
 * Registers the routes for publishing. `POST /publications` takes the signed manifest and returns the hashes of missing
 * files, and the client sends each file. The build is published with the last missing file.
 */
export async function publishingRoutes(app: FastifyInstance, context: PublishContext): Promise<void> {
  const sendPublished = async (request: FastifyRequest, reply: FastifyReply, release: PublishedRelease) => {
    request.log.info({ release }, 'a build was published');
    return reply.code(201).send(release);
  };

  app.post('/publications', { bodyLimit: MAX_SIGNED_BYTES }, async (request, reply) => {
    const signed = await verifySignedRequest(context, request.body, { action: [PUBLISH_ACTION, PREVIEW_ACTION] });
    const begun = await beginPublication(context, signed);
    return 'missing' in begun ? reply.code(202).send(begun) : sendPublished(request, reply, begun);
  });

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.put<FileRequest>(
    '/publications/:token/:hash',
    {
      bodyLimit: MAX_RELEASE_BYTES,
      // Runs before the body is read, so that bodies of unknown senders and of unlisted files are never read.
      onRequest: async (request) => {
        const { token, hash } = request.params;
        const publication = await requirePublication(context.db, token);
        const { manifest, days, keyId } = publication;
        await requireReleaseKey(
          context,
          { name: manifest.name, action: days === null ? PUBLISH_ACTION : PREVIEW_ACTION },
          keyId,
        );
        const [path, { bytes }] = requirePublicationFile(publication, hash);
        const length = Number(request.headers['content-length']);
        if (length !== bytes) {
          throw new ApiError(422, `${path} has ${length} bytes, but ${bytes} according to the manifest.`);
        }
      },
    },
    async (request, reply) => {
      const { token, hash } = request.params;
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const added = await addPublicationFile(context, await requirePublication(context.db, token), { hash, content });
      return 'missing' in added ? reply.code(202).send(added) : sendPublished(request, reply, added);
    },
  );
  refuseWholeBodies(app);
}

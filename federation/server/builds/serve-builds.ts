import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendMissingFile } from '../http/unknown-paths';
import { isHashed, type BuildFiles } from './build-files';
import type { Builds } from './read-builds';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function sendFile(reply: FastifyReply, files: BuildFiles, name: string): FastifyReply {
  if (!files.names.has(name)) return sendMissingFile(reply);
  const cache = isHashed(name) ? { maxAge: YEAR_MS, immutable: true } : { maxAge: 0 };
  return reply
    .headers({
      // A host on another origin may load remotes from here; there is nothing personal in a file.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
    })
    .sendFile(name, files.folder, cache);
}

/**
 * The files of the builds: the host's under `/`, a remote's under `/remotes/<name>/`. Hashed ones may be cached for a
 * year, others are revalidated each time; precompressed ones are sent where the client accepts them.
 */
export async function serveBuilds(app: FastifyInstance, { host, remotes }: Builds): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'deny', index: false });

  const byName = new Map(remotes.map(({ manifest, files }) => [manifest.name, files]));
  app.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async (request, reply) => {
    const files = byName.get(request.params.name);
    return files ? sendFile(reply, files, request.params['*']) : sendMissingFile(reply);
  });

  app.get<{ Params: { '*': string } }>('/static/*', async (request, reply) =>
    host ? sendFile(reply, host.files, `static/${request.params['*']}`) : sendMissingFile(reply),
  );
  for (const name of host?.files.names ?? []) {
    if (host && !name.startsWith('static/')) {
      app.get(`/${name}`, async (_request, reply) => sendFile(reply, host.files, name));
    }
  }
}

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerMissingFile } from '../http/not-found';
import { isHashed, type BuildFiles } from './files';
import type { Builds } from './read-builds';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function sendFile(reply: FastifyReply, files: BuildFiles, name: string): FastifyReply {
  if (!files.names.has(name)) return answerMissingFile(reply);
  const cache = isHashed(name) ? { maxAge: YEAR_MS, immutable: true } : { maxAge: 0 };
  return reply
    .headers({
      // A shell on another origin may load remotes from here one day; there is nothing personal in a file.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
    })
    .sendFile(name, files.folder, cache);
}

/**
 * The files of the builds: the shell's under `/`, a remote's under `/remotes/<name>/`. Hashed ones may be
 * kept for a year, others are asked for each time; precompressed ones are sent where the client takes them.
 */
export async function serveReleases(app: FastifyInstance, { shell, remotes }: Builds): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'deny', index: false });

  const byName = new Map(remotes.map(({ manifest, files }) => [manifest.name, files]));
  app.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async (request, reply) => {
    const files = byName.get(request.params.name);
    return files ? sendFile(reply, files, request.params['*']) : answerMissingFile(reply);
  });

  app.get<{ Params: { '*': string } }>('/static/*', async (request, reply) =>
    shell ? sendFile(reply, shell.files, `static/${request.params['*']}`) : answerMissingFile(reply),
  );
  for (const name of shell?.files.names ?? []) {
    if (shell && !name.startsWith('static/')) {
      app.get(`/${name}`, async (_request, reply) => sendFile(reply, shell.files, name));
    }
  }
}

import type { FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import type { Database } from '../database';
import type { ReadReleaseFile } from '../releases/read-file';
import type { Builds } from '../releases/read-builds';
import { resolveFor, type ResolutionLayer } from '../releases/resolution';
import { labApiRoutes } from './api-routes';
import { disturbShellFiles, serveLabFiles } from './file-routes';
import { createHeldSockets } from './held-sockets';
import { labLayer } from './lab-layer';
import { serveLabPage } from './page/page-routes';
import { wholeFileReader } from './source';
import { targetsOf } from './state';

interface Parts {
  readonly db: Database;
  readonly builds: Builds;
  readonly readReleaseFile: ReadReleaseFile;
  /** The layers before the lab's. */
  readonly layers: readonly ResolutionLayer[];
}

/** Opens the fault lab: its page, its API, its files. Returns the layer that sends a tester's browser there. */
export async function openFaultLab(
  app: FastifyInstance,
  { db, builds, readReleaseFile, layers }: Parts,
): Promise<ResolutionLayer> {
  const held = createHeldSockets();
  app.addHook('preClose', async () => held.closeAll());
  const read = wholeFileReader(readReleaseFile);
  const resolve = async (request: Parameters<ResolutionLayer>[1]) => resolveFor(request, builds.remotes, layers);
  const targets = async (request: Parameters<ResolutionLayer>[1]) => targetsOf(await resolve(request), builds, version);

  await app.register(
    async (api) => {
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await labApiRoutes(api, { db, targets });
    },
    { prefix: '/api/v1' },
  );
  serveLabFiles(app, { db, held, read, resolve });
  if (builds.shell) disturbShellFiles(app, builds.shell, { db, held });
  serveLabPage(app, { db, builds, targets });
  return labLayer(db, read);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BuildFolders } from '../builds/read-builds';
import type { PageMetadata } from '../host-page/render-page';
import { API_PREFIX, neverCache } from '../http';
import type { Platform } from '../options';
import type { ResolutionLayer, Resolve } from '../registry/resolution';
import { labApiRoutes, labTargetsOf } from './api-routes';
import { injectHostFaults, serveLabFiles, createHungSockets } from './file-routes';
import { intactFileReader, type FileReaders } from './intact-files';
import { createLabLayer } from './lab-layer';
import { serveLabPage, type FaultLabStyle } from './page/lab-page';

interface FaultLabDependencies extends FileReaders, Platform {
  readonly folders: BuildFolders;
  readonly page: PageMetadata;
  readonly look: FaultLabStyle;
  /** Another origin of this server, for cross-origin faults. By default, `localhost` and `127.0.0.1` serve each other. */
  readonly origin: string | undefined;
  /** Returns the visitor's remotes, without changes by the fault lab. */
  readonly resolve: Resolve;
}

/** Registers the fault lab. Returns the layer that makes testers' browsers load files from the lab. */
export async function openFaultLab(app: FastifyInstance, dependencies: FaultLabDependencies): Promise<ResolutionLayer> {
  const { db, builds, folders, version, page, look, limits, origin, resolve } = dependencies;
  const hung = createHungSockets();
  app.addHook('preClose', async () => hung.closeAll());
  const read = intactFileReader(dependencies);
  const targets = async (request: FastifyRequest) => labTargetsOf(await resolve(request), builds, version);

  await app.register(
    async (api) => {
      neverCache(api);
      await labApiRoutes(api, { db, limits, origin, targets, folders });
    },
    { prefix: API_PREFIX },
  );
  injectHostFaults(app, builds.host, { db, hung });
  serveLabFiles(app, { db, hung, read, resolve });
  serveLabPage(app, { builds, page, look });
  return createLabLayer(db, read, origin);
}

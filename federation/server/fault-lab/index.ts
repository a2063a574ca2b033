import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BuildFolders, Builds } from '../builds/read-builds';
import type { Database } from '../database';
import type { PageMetadata } from '../host-page';
import { API_PREFIX, neverCache } from '../http';
import type { Limits } from '../limits';
import type { ResolutionLayer, Resolve } from '../registry';
import { labApiRoutes, targetsOf } from './api-routes';
import { injectApiFaults } from './call-faults';
import { injectHostFileFaults, serveLabFiles } from './file-routes';
import { createHungSockets } from './hung-sockets';
import { intactFileReader, type FileReaders } from './intact-files';
import { labLayer } from './lab-layer';
import { readRecipes } from './read-recipes';
import { serveLabPage, type FaultLabStyle } from './page/lab-page';

interface FaultLabDependencies extends FileReaders {
  readonly db: Database;
  readonly builds: Builds;
  /** Folders of the builds, which also contain the recipes of faults. */
  readonly folders: BuildFolders;
  readonly version: string;
  readonly page: PageMetadata;
  readonly look: FaultLabStyle;
  readonly limits: Limits;
  /**
   * Another origin of this server, for cross-origin faults. The default is `127.0.0.1` for visitors at `localhost`, and
   * `localhost` for visitors at `127.0.0.1`.
   */
  readonly origin: string | undefined;
  /** Returns the remotes that a visitor would get without the lab. */
  readonly resolve: Resolve;
}

/** Registers the fault lab's page, API and files. Returns the layer that makes testers' browsers load files from there. */
export async function openFaultLab(app: FastifyInstance, dependencies: FaultLabDependencies): Promise<ResolutionLayer> {
  const { db, builds, folders, version, page, look, limits, origin, resolve } = dependencies;
  const hung = createHungSockets();
  app.addHook('preClose', async () => hung.closeAll());
  const read = intactFileReader(dependencies);
  const targets = async (request: FastifyRequest) => targetsOf(await resolve(request), builds, version);

  await app.register(
    async (api) => {
      neverCache(api);
      await labApiRoutes(api, { db, limits, origin, targets, recipes: () => readRecipes(folders) });
    },
    { prefix: API_PREFIX },
  );
  injectApiFaults(app, { db, hung });
  serveLabFiles(app, { db, hung, read, resolve });
  if (builds.host) injectHostFileFaults(app, builds.host, { db, hung });
  serveLabPage(app, { builds, page, look });
  return labLayer(db, read, origin);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOST_NAME } from '../../contract/faults';
import type { BuildFolders, Builds } from '../builds/read-builds';
import type { Database } from '../database';
import type { PageMetadata } from '../host-page/page-metadata';
import { API_PREFIX, neverCache } from '../http';
import { pathOf } from '../http/paths';
import type { Limits } from '../limits';
import type { ResolutionLayer, Resolve } from '../registry';
import { labApiRoutes, targetsOf } from './api-routes';
import { injectHostFileFaults, serveLabFiles } from './file-routes';
import { defaultSeconds } from './fault-engine';
import { createHungSockets, type HungSockets } from './hung-sockets';
import { intactFileReader, type FileReaders } from './intact-files';
import { labLayer } from './lab-layer';
import { readRecipes } from './read-recipes';
import { serveLabPage, type FaultLabStyle } from './page/lab-page';
import { findSession, labToken, consumeFault } from './store';

interface FaultLabDependencies extends FileReaders {
  readonly db: Database;
  readonly builds: Builds;
  readonly folders: BuildFolders;
  readonly version: string;
  readonly page: PageMetadata;
  readonly look: FaultLabStyle;
  readonly limits: Limits;
  /** Another origin of this server, for cross-origin faults. By default, `localhost` and `127.0.0.1` serve each other. */
  readonly origin: string | undefined;
  /** Returns the visitor's remotes, without changes by the fault lab. */
  readonly resolve: Resolve;
}

const SPARED = /^\/api\/v1\/(fault-lab|registry|load-reports|csp-reports|overrides)(\/|$)/;

function injectApiFaults(app: FastifyInstance, { db, hung }: { db: Database; hung: HungSockets }): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    const token = labToken(request);
    if (token === undefined || !path.startsWith(`${API_PREFIX}/`) || SPARED.test(path)) return undefined;
    const session = await findSession(db, token);
    if (!session?.faults.some(({ stage }) => stage === 'api')) return undefined;
    // The request id makes every API call a separate attempt, even at the same URL.
    const url = `${request.url} ${request.id}`;
    const call = { remote: HOST_NAME, path, entry: undefined, url, isProbe: false, isPrevious: false };
    const fault = await consumeFault(db, token, call);
    if (!fault) return undefined;
    switch (fault.fault) {
      case 'slow':
        await sleep((fault.seconds ?? defaultSeconds['slow'] ?? 0) * 1000);
        return undefined;
      case 'never':
        reply.hijack();
        hung.hang(token, request.raw.socket);
        return reply;
      default:
        return reply
          .code(Number(fault.fault))
          .header('cache-control', 'no-store')
          .send({ detail: 'Fault lab: the call was not made.' });
    }
  });
}

/** Registers the fault lab. Returns the layer that makes testers' browsers load files from the lab. */
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

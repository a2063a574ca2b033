import * as starter from '../../testing/start-server';
import { CLUSTER_VARIABLE, createTestDatabase } from '../../testing/test-cluster';
import { checkResponse } from './check-response';
import { removeData } from './embedded-database';
import { sendApiRequest, type SendRequest } from '../../testing/send';

export { freePort } from '../../testing/free-port';
export { startFailingServer, temporaryFolder } from '../../testing/start-server';
export type { ApiResponse } from '../../testing/send';

export interface TestServer extends starter.RunningServer {
  readonly url: string;
  /** Origin of the server, which requests to it must contain in their signed payload. */
  readonly signedFor: string;
  /** URL of the server's database, for other servers and for the test itself. */
  readonly databaseUrl: string;
  readonly request: SendRequest;
  /** Removes the database and the data folder that were created only for this server. */
  readonly remove: () => Promise<void>;
}

/** High limits, because tests send faster than users and would otherwise have to wait. */
const unlimited = {
  VERDANT_REQUESTS_PER_IP: '1000000',
  VERDANT_REQUESTS_PER_ACCOUNT: '1000000',
  VERDANT_REQUESTS_AT_ONCE: '200',
};

/** Setting for servers that serve the pages of this repository. The pages must have been built before. */
export const productBuildsSetting = { VERDANT_BUILDS_DIR: '.' };

/** Creates an empty, migrated database on the cluster of this run. */
async function newDatabase() {
  const cluster = process.env[CLUSTER_VARIABLE];
  if (cluster === undefined) throw new Error('The test cluster is started by the global setup of the API tests');
  return createTestDatabase(cluster);
}

/**
 * Starts a real server on a free port and waits until it is ready. By default it has a new database on the cluster that
 * the run shares; with DATA_DIR alone it runs an embedded database there, for tests of durability and restarts. By default
 * it has no builds, because reading and prerendering builds takes longer than most tests.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const { DATA_DIR, DATABASE_URL, PORT, ...others } = settings;
  const database = DATA_DIR === undefined && DATABASE_URL === undefined ? await newDatabase() : undefined;
  const dataDir = DATA_DIR ?? starter.temporaryFolder();
  const databaseUrl = DATABASE_URL ?? database?.url;
  const server = await starter.startServer({
    dataDir,
    databaseUrl,
    settings: { ...unlimited, VERDANT_BUILDS_DIR: dataDir, ...others },
    ...(PORT !== undefined && { port: Number(PORT) }),
  });
  const url = `http://localhost:${server.port}`;
  return {
    ...server,
    url,
    signedFor: others['PUBLIC_ORIGIN'] ?? url,
    databaseUrl: databaseUrl ?? starter.embeddedDatabaseUrl(dataDir),
    request: async (method, path, request) => {
      const response = await sendApiRequest(url, method, path, request);
      checkResponse(method, path, response);
      return response;
    },
    remove: async () => {
      await database?.drop();
      await removeData(dataDir);
    },
  };
}

/** Starts a server for `act`, and removes the server and its data afterwards. */
export async function withServer<T>(
  settings: Record<string, string>,
  act: (server: TestServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(settings);
  try {
    return await act(server);
  } finally {
    await discard(server);
  }
}

/** Stops the server and removes its data. */
export async function discard(server: TestServer | undefined): Promise<void> {
  if (!server) return;
  await server.stop();
  await server.remove();
}

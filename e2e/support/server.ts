import { rmSync } from 'node:fs';
import * as starter from '../../server/testing/start-server';

export type RunningServer = starter.RunningServer & { readonly url: string };

/** Environment variable with the folder of the builds to test, if they are not in the repository. */
const BUILDS_DIR = 'VERDANT_BUILDS_DIR';

export function temporaryDataDir(): { path: string; remove: () => void } {
  const path = starter.temporaryFolder();
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Starts the product's real server and waits until it is ready. `more`: additional settings by name;
 * `databaseUrl` replaces the embedded database in `dataDir`.
 */
export async function startServer({
  dataDir,
  port,
  databaseUrl,
  more = {},
}: {
  dataDir: string;
  port?: number;
  databaseUrl?: string;
  more?: Record<string, string>;
}): Promise<RunningServer> {
  const builds = process.env[BUILDS_DIR];
  const server = await starter.startServer({
    dataDir,
    port,
    databaseUrl,
    settings: { ...(builds !== undefined && { [BUILDS_DIR]: builds }), ...more },
  });
  return { ...server, url: `http://localhost:${server.port}` };
}

import { rmSync } from 'node:fs';
import * as starter from '../../server/testing/start-server';

export type RunningServer = starter.RunningServer & { readonly url: string };

export function temporaryDataDir(): { path: string; remove: () => void } {
  const path = starter.temporaryFolder();
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the product's real server and waits until it is ready. `more`: additional settings by name. */
export async function startServer({
  dataDir,
  port,
  more,
}: {
  dataDir: string;
  port?: number;
  more?: Record<string, string>;
}): Promise<RunningServer> {
  const server = await starter.startServer({ dataDir, port, settings: more });
  return { ...server, url: `http://localhost:${server.port}` };
}

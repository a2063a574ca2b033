import type { Server } from 'node:http';
import { listenOnFreePort } from '../../server/testing/free-port';

export type OriginServer = { url: string; close: () => void };

/** Listens on a free local port, which is a separate origin. */
export async function listen(server: Server): Promise<OriginServer> {
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { once } from 'node:events';
import type { Server } from 'node:http';

export type OriginServer = { url: string; close: () => void };

/** Listens on a free local port, which is a separate origin. */
export async function listen(server: Server): Promise<OriginServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The system gave no port');
  return {
    url: `http://127.0.0.1:${bound.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

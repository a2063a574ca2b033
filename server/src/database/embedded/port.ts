import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const portFile = (dataDir: string) => join(dataDir, 'postgres.port');

/** A free port on the loopback: that one if it is free, else any. 0 is any. */
async function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function lastPort(dataDir: string): number {
  try {
    const port = Number(readFileSync(portFile(dataDir), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
  } catch {
    return 0;
  }
}

/** The port to start the embedded database on: the one of last time, so that anyone who else uses it finds it again. */
export async function choosePort(dataDir: string): Promise<number> {
  const last = lastPort(dataDir);
  const port = await freePort(last);
  if (port !== last) writeFileSync(portFile(dataDir), `${port}\n`, { mode: 0o600 });
  return port;
}

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { checkPort } from '../src/listen';

/** Returns a port free on all addresses of `localhost`, below the range from which the system itself assigns ports. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return checkPort({ host: 'localhost', port }).then(
    () => port,
    () => freePort(),
  );
}

/** Starts a server on a port of this machine that the system chooses, and resolves to the port. */
export async function listenOnFreePort(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

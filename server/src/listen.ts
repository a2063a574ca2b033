import { lookup } from 'node:dns/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf, listenProblem, type ListenAddress } from './listen-address';

/** Resolves a host name to its IP addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveBySystem: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Addresses of `localhost`, which never uses the resolver (RFC 6761, 6.3). Browsers try both addresses, so if a server had
 * only one of them, its URL could lead to another process on the other address.
 */
const LOOPBACK = ['127.0.0.1', '::1'];

const addressesOf = async (host: string, resolve: Resolve) =>
  host.toLowerCase() === 'localhost' ? LOOPBACK : [...new Set(await resolve(host))];

/** True if this machine does not have an address that the resolver returned. IPv6 is often switched off. */
const isAbsent = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));

/** Starts to listen. Resolves to the port, which is any free port if `port` is 0. */
async function listenOn(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on a TCP port returns an AddressInfo
  return (server.address() as AddressInfo).port;
}

export interface ListeningAddresses {
  readonly port: number;
  /** The IP addresses of the host that exist on this machine, at least one. */
  readonly addresses: readonly string[];
}

/**
 * Finds a port that is free on all addresses of the host: the wanted port, or any port if it is 0.
 * @throws the system's error if the port is taken on an address, or if the machine has none of the addresses
 */
async function findFree(listenAddress: ListenAddress, resolve: Resolve): Promise<ListeningAddresses> {
  const { host, port: preferredPort } = listenAddress;
  const held: Server[] = [];
  const addresses: string[] = [];
  let port = preferredPort;
  let absence: unknown;
  try {
    for (const address of await addressesOf(host, resolve)) {
      const server = createServer();
      try {
        port = await listenOn(server, address, port);
        held.push(server);
        addresses.push(address);
      } catch (error) {
        // Any port is allowed, and the port free on the previous addresses is taken on this one, so another port is tried.
        if (preferredPort === 0 && held.length > 0 && codeOf(error) === 'EADDRINUSE') {
          return await findFree(listenAddress, resolve);
        }
        if (!isAbsent(error)) throw error;
        absence = error;
      }
    }
  } finally {
    for (const server of held) server.close();
  }
  if (addresses.length === 0) throw absence;
  return { port, addresses };
}

/** Throws a `StartError` when the port is taken on any address of the host, before the slow part of the start. */
export async function checkPort(listenAddress: ListenAddress, resolve: Resolve = resolveBySystem): Promise<void> {
  await findFree(listenAddress, resolve).catch((error: unknown) => {
    throw listenProblem(error, listenAddress);
  });
}

/**
 * Returns a function that makes a server listen on every address of a host. Call before the server is ready. All
 * connections belong to one HTTP server, so that its time-outs, its responses to malformed requests and
 * `closeAllConnections`
 * apply to each; fastify's own servers for further addresses have none of these, and are silently missing when the port
 * is taken there. Port 0 means any port that is free on all addresses. The function rejects with the system's error.
 */
export function createListener(app: FastifyInstance, resolve: Resolve = resolveBySystem) {
  const others: Server[] = [];
  app.addHook('preClose', async () => {
    for (const server of others) server.close();
  });
  return async (listenAddress: ListenAddress): Promise<ListeningAddresses> => {
    const free = await findFree(listenAddress, resolve);
    const [first, ...rest] = free.addresses;
    await app.listen({ host: first, port: free.port });
    for (const address of rest) {
      // The same options as for an HTTP server's sockets. Node documents this event for passing connections to a server.
      const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        app.server.emit('connection', socket),
      );
      others.push(server);
      await listenOn(server, address, free.port);
    }
    return free;
  };
}

import { lookup } from 'node:dns/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from './start-error';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Returns the system code of an error, such as `EADDRINUSE`, or else the error's text. */
export function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

/** Returns a one-line error with a remedy for a host and port that cannot be bound. */
export function listenProblem(error: unknown, { host, port }: ListenAddress): StartError {
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is already in use: stop what uses it, or choose another with PORT`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user: choose one above 1023 with PORT`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not an address of this machine`);
    default:
      return new StartError(`Port ${port} on ${host} cannot be used: ${errorCodeOf(error)}`);
  }
}

const HERE = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);

/** Returns the URL for a browser on this machine. */
export function localUrlOf({ host, port }: ListenAddress): string {
  if (HERE.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export type ResolveHost = (host: string) => Promise<readonly string[]>;

const resolveBySystem: ResolveHost = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Addresses of `localhost`, which needs no resolver (RFC 6761, 6.3). The server needs the port on both addresses, because
 * browsers try both and would otherwise possibly reach another process.
 */
const LOOPBACK = ['127.0.0.1', '::1'];

const addressesOf = async (host: string, resolve: ResolveHost) =>
  host.toLowerCase() === 'localhost' ? LOOPBACK : [...new Set(await resolve(host))];

/** True for an error that shows that this machine lacks the address, such as an IPv6 address. */
const isAbsent = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorCodeOf(error));

/** Starts to listen. Resolves to the port in use, which the system chooses for port 0. */
async function listenOn(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on a TCP port returns an AddressInfo
  return (server.address() as AddressInfo).port;
}

export interface ListeningAddresses {
  readonly port: number;
  /** IP addresses of the host that this machine has, at least one. */
  readonly addresses: readonly string[];
}

/** Finds a port free on all the host's addresses. Throws if the port is taken, or the machine has none of the addresses. */
async function findFree(listenAddress: ListenAddress, resolve: ResolveHost): Promise<ListeningAddresses> {
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
        // Another port is tried, because this one is free on the previous addresses only.
        if (preferredPort === 0 && held.length > 0 && errorCodeOf(error) === 'EADDRINUSE') {
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

/** Throws a `StartError` if the port is taken on an address of the host. Call before the slow part of the start. */
export async function checkPort(listenAddress: ListenAddress, resolve: ResolveHost = resolveBySystem): Promise<void> {
  await findFree(listenAddress, resolve).catch((error: unknown) => {
    throw listenProblem(error, listenAddress);
  });
}

/**
 * Returns a function that listens on every address of a host with one HTTP server, unlike fastify, whose further
 * servers lack time-outs and error responses. Call before the server is ready.
 */
export function createListener(app: FastifyInstance, resolve: ResolveHost = resolveBySystem) {
  const others: Server[] = [];
  app.addHook('preClose', async () => {
    for (const server of others) server.close();
  });
  return async (listenAddress: ListenAddress): Promise<ListeningAddresses> => {
    const free = await findFree(listenAddress, resolve);
    const [first, ...rest] = free.addresses;
    await app.listen({ host: first, port: free.port });
    for (const address of rest) {
      // The options are an HTTP server's. Node.js documents the event `connection` for passing sockets to an HTTP server.
      const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        app.server.emit('connection', socket),
      );
      others.push(server);
      await listenOn(server, address, free.port);
    }
    return free;
  };
}

import { createConnection, createServer, type Server } from 'node:net';
import { fastify } from 'fastify';
import { serverOptions } from '@verdant/federation/http';
import { checkPort, createListener, listenProblem, localUrlOf, type ResolveHost } from './listen';

/** Two addresses of this machine: one of IPv4 and one of IPv6, or two of IPv4 if there is no IPv6. */
let both: readonly string[] = [];
const resolveBoth: ResolveHost = async () => both;

const open: Server[] = [];
async function hold(host: string, port = 0): Promise<number> {
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

beforeAll(async () => {
  both = await hold('::1').then(
    () => ['127.0.0.1', '::1'],
    () => ['127.0.0.1', '127.0.0.2'],
  );
});
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Sends bytes to a server. Returns promises of the connection's start and of everything received until its end. */
function talk(host: string, port: number, bytes: string) {
  const socket = createConnection({ host, port });
  let seen = '';
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => (seen += chunk.toString()));
    socket.on('close', () => resolve(seen)).on('error', reject);
  });
  const connected = new Promise<void>((resolve) => void socket.once('connect', resolve));
  socket.write(bytes);
  return { ended, connected };
}

/** Opens a connection and closes it. Resolves to undefined, or to the code of the error. */
const connect = async (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = createConnection({ host, port }, () => resolve(void socket.destroy()));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

const newApp = () => {
  const app = fastify({ ...serverOptions({ logLevel: 'silent', trustProxy: false }), return503OnClosing: false });
  const listen = createListener(app, resolveBoth);
  return { app, listen: async () => listen({ host: 'both.example', port: 0 }) };
};

describe('a server whose host name has two addresses', () => {
  it('responds on both addresses, also to bytes that are not HTTP', async () => {
    const { app, listen } = newApp();
    app.get('/', () => ({ ok: true }));
    const { port, addresses } = await listen();
    expect(addresses).toEqual(both);
    for (const host of both) {
      const { ended } = talk(host, port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      expect(await ended).toMatch(/^HTTP\/1\.1 200 [^]*\{"ok":true\}/);
      expect(await talk(host, port, 'GARBAGE\r\n\r\n').ended).toMatch(/^HTTP\/1\.1 400 [^]*"detail"/);
    }
    await app.close();
  });

  it('refuses new connections on both addresses while closing, and closeAllConnections ends the open connections', async () => {
    const { app, listen } = newApp();
    const { port } = await listen();
    const half = both.map((host) => talk(host, port, 'GET / HTTP/1.1\r\nHost'));
    await Promise.all(half.map(async ({ connected }) => connected));
    const closed = app.close();
    for (const host of both) while ((await connect(host, port)) !== 'ECONNREFUSED');
    app.server.closeAllConnections();
    expect(await Promise.all(half.map(async ({ ended }) => ended))).toEqual(['', '']);
    await closed;
  });

  it('does not start if another process uses the port on one of the two addresses', async () => {
    const port = await hold(both[1] ?? '');
    const { app } = newApp();
    const listen = createListener(app, resolveBoth);
    await expect(listen({ host: 'both.example', port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await app.close();
  });
});

describe('checkPort', () => {
  const unresolved: ResolveHost = async () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' }));

  it.each([0, 1])('rejects a port that is already in use on address %i of the host', async (index) => {
    const port = await hold(both[index] ?? '');
    await expect(checkPort({ host: 'both.example', port }, resolveBoth)).rejects.toThrow(
      `Port ${port} is already in use`,
    );
  });

  it('skips addresses that are not of this machine, and rejects a host with no address of this machine', async () => {
    const port = await hold('127.0.0.1');
    open.pop()?.close();
    await checkPort({ host: 'some.example', port }, async () => ['192.0.2.1', '127.0.0.1']);
    await expect(checkPort({ host: 'some.example', port }, async () => ['192.0.2.1'])).rejects.toThrow(
      'HOST some.example is not an address of this machine',
    );
  });

  it('accepts localhost without DNS, and rejects other names that DNS cannot resolve', async () => {
    await checkPort({ host: 'localhost', port: 0 }, unresolved);
    await expect(checkPort({ host: 'some.example', port: 0 }, unresolved)).rejects.toThrow(
      'HOST some.example is not an address of this machine',
    );
  });
});

test.each([
  ['localhost', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  ['192.168.1.5', 'http://192.168.1.5:80'],
  ['fe80::1', 'http://[fe80::1]:80'],
])('the host %s has the URL %s', (host, url) => expect(localUrlOf({ host, port: 80 })).toBe(url));

test.each([
  ['EADDRINUSE', 'Port 80 is already in use'],
  ['EACCES', 'Port 80 may not be used by this user'],
  ['ENOTFOUND', 'HOST h is not an address of this machine'],
  ['ESTRANGE', 'Port 80 on h cannot be used: ESTRANGE'],
])('the listen error %s is reported with a message that explains the cause', (code, text) => {
  expect(listenProblem(Object.assign(new Error('x'), { code }), { host: 'h', port: 80 }).message).toContain(text);
});

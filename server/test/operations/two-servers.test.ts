import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnFreePort } from '../../testing/free-port';
import { waitUntil } from '../support/until';
import { registrationDetails, signIn, signUp } from '../support/users';
import { sendApiRequest } from '../../testing/send';
import { discard, productBuildsSetting, startServer, type TestServer } from '../support/start-server';

let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  first = await startServer(productBuildsSetting);
  second = await startServer({ ...productBuildsSetting, DATABASE_URL: first.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await discard(first);
});

const profile = async (server: TestServer, token: string) => server.request('GET', '/api/v1/auth/me', { token });

const CHECK_MS = 100;

const check = async (port: number) =>
  fetch(`http://localhost:${port}/api/v1/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status,
    () => 0,
  );

/** Starts a proxy that distributes requests in turn among the servers that are ready. It never repeats a failed request. */
async function startHttpProxy(ports: readonly number[]) {
  let ready: number[] = [];
  let turn = 0;
  const look = async () => {
    const statuses = await Promise.all(ports.map(check));
    ready = ports.filter((_port, index) => statuses[index] === 200);
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const port = ready[turn++ % ready.length];
    const { method, url, headers } = incoming;
    const sending = request({ host: 'localhost', port, method, path: url, headers, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    sending.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(sending);
  };
  await look();
  const timer = setInterval(() => void look(), CHECK_MS);
  const server = createServer(forward);
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    isReady: (port: number) => ready.includes(port),
    close: () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

it('two servers on one database apply profile changes and sign-outs of the other server at once @g-shared-database', async () => {
  const { typed, token } = await signUp(first);
  await second.request('PUT', '/api/v1/auth/me', { token, body: { first_name: 'Changed', last_name: 'There' } });
  expect((await profile(first, token)).body).toMatchObject({ first_name: 'Changed', last_name: 'There' });
  await second.request('POST', '/api/v1/auth/logout', { token });
  expect((await profile(first, token)).status).toBe(401);
  expect((await signIn(first, typed.email, typed.password)).status).toBe(200);
});

it('a rolling deployment behind a proxy that checks readiness replaces one server after the other, and no request fails @g-rolling-replacement', async () => {
  const settings = { DATABASE_URL: first.databaseUrl, VERDANT_DRAIN_SECONDS: '2' };
  const servers = await Promise.all([startServer(settings), startServer(settings)]);
  const proxy = await startHttpProxy(servers.map(({ port }) => port));
  const statuses: number[] = [];
  let isOver = false;
  const visit = async () => {
    const { token } = await signUp(first);
    while (!isOver) {
      statuses.push((await sendApiRequest(proxy.url, 'GET', '/api/v1/auth/me', { token })).status);
      statuses.push(
        (await sendApiRequest(proxy.url, 'POST', '/api/v1/auth/register', { body: registrationDetails() })).status,
      );
    }
  };
  const visitors = [visit(), visit(), visit()];
  const replaced: TestServer[] = [];
  for (const server of servers) {
    expect(await server.stop()).toBe(0);
    replaced.push(await startServer({ ...settings, PORT: String(server.port) }));
    await waitUntil('the new server behind the proxy', async () => proxy.isReady(server.port));
  }
  isOver = true;
  await Promise.all(visitors);
  proxy.close();
  await Promise.all(replaced.map((server) => server.stop()));
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(20);
});

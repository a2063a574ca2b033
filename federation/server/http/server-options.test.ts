import { Socket } from 'node:net';
import { fastify } from 'fastify';
import { serverOptions, createRequestIdGenerator } from './server-options';

test('the server waits at most 30 seconds for the headers of a request, and at most 30 seconds for the whole request', async () => {
  const app = fastify(serverOptions({ logLevel: 'silent', trustProxy: false }));
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([30_000, 30_000]);
  await app.close();
});

const socketFrom = (address: string) => Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
const idFor = (
  given?: string | string[],
  proxies: Parameters<typeof createRequestIdGenerator>[0] = 1,
  address = '192.0.2.7',
) => createRequestIdGenerator(proxies)({ headers: { 'x-request-id': given }, socket: socketFrom(address) });
const ID = '0b0f6f0e-7f0c-4c7d-9a51-0d3b8f2f2a11';

test.each([
  [false, '127.0.0.1', false],
  [1, '192.0.2.7', true],
  [['192.0.2.7'], '192.0.2.7', true],
  [['192.0.2.7'], '::ffff:192.0.2.7', true],
  [['192.0.2.7'], '192.0.2.8', false],
  [['10.0.0.0/8', 'fd00::/8'], '10.200.3.4', true],
  [['10.0.0.0/8', 'fd00::/8'], 'fd12::1', true],
  [['10.0.0.0/8', 'fd00::/8'], '2001:db8::1', false],
] as const)('with trusted proxies %j, a request id sent from %s is used: %j', (proxies, address, isUsed) => {
  expect(idFor(ID, proxies, address) === ID).toBe(isUsed);
});

test.each([ID, '0B0F6F0E7F0C4C7D9A510D3B8F2F2A11'])('the request id %s of a trusted proxy is kept', (id) => {
  expect(idFor(id)).toBe(id);
});

test.each([undefined, '', 'jo@example.com', '4111111111111111', `${'a'.repeat(31)}\n`, 'f'.repeat(33), ['a', 'b']])(
  'the invalid request id %j is replaced by a new UUID',
  (given) => {
    const ids = [idFor(given), idFor(given)];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  },
);

import { fastify } from 'fastify';
import { serverOptions } from './server-options';

test('limits headers and body to the same 30 seconds, since Node gives the body the longer limit of both', async () => {
  const app = fastify(serverOptions({ logLevel: 'silent', trustProxy: false }));
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([30_000, 30_000]);
  await app.close();
});

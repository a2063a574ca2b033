import { createServer, type Server } from 'node:http';
import { createAggregator } from './aggregator';

/** An aggregator that issues a token and then never responds. */
let silent: Server;
let apiUrl: string;

beforeAll(async () => {
  silent = createServer((request, response) => {
    if (request.url === '/auth/token') response.end(JSON.stringify({ token: { accessToken: 'a' } }));
  });
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const address = silent.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test('reading stops when it is aborted, as if the aggregator did not respond', async () => {
  const aggregator = createAggregator({ apiUrl, clientId: 'id', clientSecret: 'secret' });
  const limit = new AbortController();
  const reader = await aggregator.readerFor('ada', limit.signal);
  const reading = reader.accounts('1');
  limit.abort();
  await expect(reading).rejects.toMatchObject({ status: 503 });
  await expect(reader.transactions('1', '2026-01-01', '2026-02-01')).rejects.toMatchObject({ status: 503 });
});

import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { respondWithFault } from './fault-engine';

const file = { content: Buffer.from('entry();entry();'), type: 'text/javascript; charset=utf-8' };
const whole = file.content.toString();
const half = whole.slice(0, whole.length / 2);

let server: Server;
/** True if the last response to a request with the fault `never` was open and had sent nothing. */
let isSilent = false;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*').setHeader('x-content-type-options', 'nosniff');
    respondWithFault({
      response,
      fault: {
        fault: pathname.slice(1),
        seconds: searchParams.has('seconds') ? Number(searchParams.get('seconds')) : null,
      },
      file,
    });
    if (pathname === '/never') {
      isSilent = !response.headersSent && !response.destroyed;
      response.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => new Promise((done) => server.close(done)));
beforeEach(() => (isSilent = false));

interface Received {
  readonly status?: number;
  readonly headers?: IncomingHttpHeaders;
  readonly text?: string;
  readonly end: 'whole' | 'cut' | 'none';
}

async function ask(path: string, method = 'GET'): Promise<Received> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: `/${path}`, method, agent: false }, (response) => {
      const { statusCode: status, headers } = response;
      let text = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => {
        text += chunk;
        // The server would never end the response.
        if (path.startsWith('stalls') && text === half) response.destroy();
      });
      response.on('end', () => resolve({ status, headers, text, end: 'whole' }));
      const cut = () => resolve({ status, headers, text, end: 'cut' });
      response.on('error', cut).on('close', cut);
    }).on('error', () => resolve({ end: 'none' }));
  });
}

test.each<[fault: string, received: Partial<Received>, headers: IncomingHttpHeaders]>([
  ['404', { status: 404, text: 'Not found\n' }, {}],
  ['shared-missing', { status: 404 }, {}],
  ['style-missing', { status: 404 }, {}],
  ['500', { status: 500 }, {}],
  ['503', { status: 503 }, { 'retry-after': '5' }],
  ['503?seconds=7', { status: 503 }, { 'retry-after': '7' }],
  ['redirect', { status: 302 }, { location: 'https://elsewhere.invalid/' }],
  ['html', { status: 200 }, { 'content-type': 'text/html; charset=utf-8' }],
  ['empty', { status: 200, text: '' }, { 'content-length': '0' }],
  ['no-cors', { status: 200, text: whole }, {}],
  ['slow?seconds=0.4', { status: 200, text: whole }, {}],
  ['cut-off', { status: 200, text: half, end: 'cut' }, { 'content-length': String(whole.length) }],
  ['stalls?seconds=0.2', { status: 200, text: half, end: 'cut' }, { 'content-length': String(whole.length) }],
  ['never', { end: 'none' }, {}],
  ['reset', { end: 'none' }, {}],
])('a request with the fault %s gets the status, headers and body of that fault', async (fault, received, headers) => {
  const response = await ask(fault);
  expect(response).toMatchObject({ end: 'whole', ...received });
  expect(response.headers ?? {}).toMatchObject(headers);
  expect(response.headers?.['cache-control']).toBe(response.status === undefined ? undefined : 'no-store');
  expect(response.headers?.['access-control-allow-origin']).toBe(
    fault === 'no-cors' || response.status === undefined ? undefined : '*',
  );
  expect(response.headers?.['x-content-type-options']).toBe(
    fault === 'html' || response.status === undefined ? undefined : 'nosniff',
  );
  expect(isSilent).toBe(fault === 'never');
});

test('the fault wrong-hash appends bytes to the content', async () => {
  expect((await ask('wrong-hash')).text).toMatch(/^entry\(\);entry\(\);\n.+/s);
});

test('the fault corrupt-gzip sends gzip data that cannot be decompressed', async () => {
  const { headers, text = '' } = await ask('corrupt-gzip');
  expect(headers?.['content-encoding']).toBe('gzip');
  expect(() => gunzipSync(Buffer.from(text, 'latin1'))).toThrow(/incorrect|invalid|unexpected/i);
});

test.each(['cut-off', 'stalls', 'slow'])('a HEAD request with the fault %s ends with status 200', async (fault) => {
  expect(await ask(fault, 'HEAD')).toMatchObject({ status: 200, end: 'whole' });
});

test('a HEAD request with the fault never gets no response, like a GET request', async () => {
  expect(await ask('never', 'HEAD')).toEqual({ end: 'none' });
});

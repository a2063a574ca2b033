import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '../setting-values';
import { bucketSettings, openBucket, readBucketSettings, type ObjectStore } from './bucket';

const answer =
  (status: number, text = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(text);
const errorOf = (code: string) => `<Error><Code>${code}</Code></Error>`;

let server: Server;
let requests: string[];
let respond: RequestListener;
let bucket: ObjectStore;
let open: (timeoutMs?: number) => ObjectStore;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    respond(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on a TCP port returns an AddressInfo
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const place = { endpoint, bucket: 'files', prefix: 'releases', region: 'r-1', keyId: 'id', secret: 's' };
  open = (timeoutMs) => openBucket(place, timeoutMs);
  bucket = open(60_000);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a read from the bucket', () => {
  it('is retried once after a server error, and rejects with the error code if the retry fails, too', async () => {
    respond = (...call) => answer(requests.length === 1 ? 503 : 200, 'content')(...call);
    expect((await bucket.get('a', 7))?.toString()).toBe('content');
    requests = [];
    respond = answer(500, errorOf('InternalError'));
    await expect(bucket.get('a', 7)).rejects.toMatchObject({ code: 'InternalError' });
    expect(requests).toEqual(['GET /files/releases/a', 'GET /files/releases/a']);
  });

  it('is not retried if access is denied', async () => {
    respond = answer(403, errorOf('AccessDenied'));
    await expect(bucket.get('a', 7)).rejects.toMatchObject({ code: 'AccessDenied' });
    expect(requests).toHaveLength(1);
  });

  it('is aborted when the content exceeds the expected size', async () => {
    respond = (_request, response) => {
      const more = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 1);
      response.on('close', () => clearInterval(more));
    };
    await expect(bucket.get('a', 100_000)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('does not follow a redirect, which would send the signature elsewhere', async () => {
    respond = (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end();
    await expect(bucket.get('a', 7)).rejects.toMatchObject({ name: 'BucketError' });
    expect(requests.filter((request) => request.endsWith('/elsewhere'))).toEqual([]);
  });

  it('times out, and the next read then fails at once without a request', async () => {
    respond = () => undefined;
    const impatient = open(300);
    await expect(impatient.get('a', 7)).rejects.toMatchObject({ code: 'TIMEOUT' });
    await expect(impatient.get('a', 7)).rejects.toMatchObject({ code: 'PAUSED' });
    expect(requests).toHaveLength(1);
  });

  it('finds no object if the bucket responds with 404', async () => {
    respond = answer(404);
    expect(await bucket.get('a', 7)).toBeUndefined();
    expect(await bucket.missing(['a'])).toEqual(['a']);
  });
});

it('a lookup with a 403 response reports a missing object, and a write with a 403 response rejects', async () => {
  respond = answer(403);
  expect(await bucket.missing(['a'])).toEqual(['a']);
  await expect(bucket.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'HTTP_403' });
});

const definitions = bucketSettings('ACME_');
const completeSettings = {
  ACME_BUCKET_ENDPOINT: 'https://s3.example.com/',
  ACME_BUCKET: 'acme-files/production/a',
  ACME_BUCKET_KEY_ID: 'key',
  ACME_BUCKET_SECRET: 'secret',
};
const readWith = (changes: Record<string, string>) =>
  readBucketSettings(readSettings(definitions, { ...completeSettings, ...changes }), definitions);

it('the settings give no bucket if the setting for the bucket is missing', () => {
  expect(readBucketSettings(readSettings(definitions, { ACME_BUCKET_REGION: 'eu-1' }), definitions)).toBeUndefined();
});

it('the settings give the bucket, the folder in the bucket, and the secret', () => {
  const place = { endpoint: 'https://s3.example.com', bucket: 'acme-files', prefix: 'production/a' };
  expect(readWith({})).toEqual({ ...place, region: 'us-east-1', keyId: 'key', secret: 'secret' });
});

it.each([
  [{ ACME_BUCKET_ENDPOINT: 'http://s3.example.com' }, 'must be an origin that begins with https://'],
  [{ ACME_BUCKET_ENDPOINT: 'https://s3.example.com/files' }, 'ACME_BUCKET_ENDPOINT must be an origin'],
  [{ ACME_BUCKET: 'acme-files' }, 'ACME_BUCKET must be a bucket and a folder'],
  [{ ACME_BUCKET: 'acme-files/../other' }, 'ACME_BUCKET must be a bucket and a folder'],
  [{ ACME_BUCKET_ENDPOINT: '' }, 'ACME_BUCKET needs ACME_BUCKET_ENDPOINT'],
  [{ ACME_BUCKET: '' }, 'ACME_BUCKET_ENDPOINT needs ACME_BUCKET'],
  [{ ACME_BUCKET_KEY_ID: '' }, 'ACME_BUCKET_ENDPOINT needs ACME_BUCKET_KEY_ID'],
  [{ ACME_BUCKET_SECRET: '' }, 'ACME_BUCKET_ENDPOINT needs ACME_BUCKET_SECRET'],
])('the bucket settings %j are refused with the reason', (changes, reason) => {
  expect(() => readWith(changes)).toThrow(reason);
});

it('accepts a plain HTTP endpoint on this machine', () => {
  for (const endpoint of ['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000']) {
    expect(readWith({ ACME_BUCKET_ENDPOINT: endpoint })?.endpoint).toBe(endpoint);
  }
});

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnFreePort } from './free-port';
import type { Settings } from './start-server';

const KEY_ID = 'test-key';
const SECRET = 'test/secret+key';
const REGION = 'test-region-1';
const BUCKET = 'test-files';
const PAGE = 1000;

export interface BucketServer {
  readonly settings: Settings;
  readonly objects: Map<string, Buffer>;
  /** Requests that were signed correctly, each as `<method> <name>`. */
  readonly requests: string[];
  /** True if requests get no response. */
  hangs: boolean;
  /** Refuses connections until `comeBack` is called. */
  readonly leave: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** Throws unless the request has a valid AWS signature (Signature Version 4 in the `authorization` header). */
function verify(request: IncomingMessage, url: URL, body: Buffer): void {
  const authorization = request.headers.authorization ?? '';
  const [, keyId, date = '', region = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      authorization,
    ) ?? [];
  if (keyId !== KEY_ID) throw new Refusal(403, 'InvalidAccessKeyId');
  const valueOf = (name: string) => String(request.headers[name] ?? '').trim();
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) throw new Refusal(403, 'AccessDenied');
  if (valueOf('x-amz-content-sha256') !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => escaped(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${valueOf(name)}`),
    '',
    signed,
    sha256(body),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', valueOf('x-amz-date'), `${date}/${region}/s3/aws4_request`, sha256(canonical)].join(
    '\n',
  );
  const key = [date, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  if (hmac(key, text).toString('hex') !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
}

/**
 * Starts an in-memory bucket with the part of S3 that the server uses. Signatures are verified by separate code, which does
 * not prove that real services accept them.
 */
export async function startBucket(): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  const requests: string[] = [];

  const list = (url: URL): string => {
    const { prefix = '', 'start-after': after = '' } = Object.fromEntries(url.searchParams);
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
    const entries = names.slice(0, PAGE).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    return `<ListBucketResult><IsTruncated>${names.length > PAGE}</IsTruncated>${entries.join('')}</ListBucketResult>`;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://bucket');
    const name = url.pathname.slice(`/${BUCKET}/`.length);
    verify(request, url, body);
    requests.push(`${request.method} ${name}`);
    if (url.pathname === `/${BUCKET}`) return response.end(list(url));
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method === 'PUT' || request.method === 'DELETE') return response.end();
    const object = objects.get(name);
    if (!object) throw new Refusal(404, 'NoSuchKey');
    response.setHeader('content-length', object.length);
    return response.end(request.method === 'HEAD' ? undefined : object);
  };
  const server = createServer((request, response) => {
    if (bucket.hangs) return;
    respond(request, response).catch((error: unknown) => {
      response.statusCode = error instanceof Refusal ? error.status : 500;
      response.end(`<Error><Code>${error instanceof Refusal ? error.code : 'InternalError'}</Code></Error>`);
    });
  });
  const port = await listenOnFreePort(server);
  const bucket: BucketServer = {
    settings: {
      VERDANT_BUCKET_ENDPOINT: `http://127.0.0.1:${port}`,
      VERDANT_BUCKET: `${BUCKET}/verdant`,
      VERDANT_BUCKET_REGION: REGION,
      VERDANT_BUCKET_KEY_ID: KEY_ID,
      VERDANT_BUCKET_SECRET: SECRET,
    },
    objects,
    requests,
    hangs: false,
    leave: async () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
    comeBack: async () => void (await listenOnFreePort(server, port)),
  };
  return bucket;
}

import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { createLimiter } from '../limits';
import type { ObjectStore } from './objects';

/** Error for a failed request to the bucket. `code` is an error code of S3 or the operating system, or `HTTP_<status>`. */
export class BucketError extends Error {
  override name = 'BucketError';
  constructor(
    readonly code: string,
    message: string,
    /** True if an immediate retry of the request could succeed. */
    readonly isTransient: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface BucketSettings {
  /** Origin of the service. The bucket is the first segment of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const TIMEOUT_MS = 5_000;
/** Milliseconds for which reads fail at once after a timeout, so that visitors do not wait for the bucket. */
const PAUSE_MS = 2_000;
/** Factor of the timeout for uploads, because a file of 10 MB takes longer than other requests. */
const PUT_FACTOR = 3;
/** Maximum concurrent requests of this server. Further requests wait at most until their timeout. */
const MAX_CONCURRENT = 16;
const MAX_WAITING = 2_000;
const MAX_LIST_BYTES = 4 * 1024 * 1024;
const MAX_REASON_BYTES = 64 * 1024;

interface Sent {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: Buffer;
  /** True for a successful response; defaults to every 2xx. */
  readonly isDone?: (response: Response) => boolean;
}

async function bodyOf(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the body of Node's fetch is an iterable of bytes
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new BucketError('TOO_LARGE', `an object has more than ${maxBytes} bytes`, false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function refusal(method: string, response: Response): Promise<BucketError> {
  const { status } = response;
  const reason = await bodyOf(response, MAX_REASON_BYTES).catch(() => Buffer.alloc(0));
  const code = /<Code>(\w{1,80})<\/Code>/.exec(reason.toString())?.[1] ?? `HTTP_${status}`;
  return new BucketError(code, `the bucket responded to ${method} with ${status}`, status >= 500 || status === 429);
}

/** Converts an error of `fetch`, which wraps the system's error in `cause`. */
function toBucketError(error: unknown, isLate: boolean): BucketError {
  if (error instanceof BucketError) return error;
  const inner = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : 'UNREACHABLE';
  return isLate
    ? new BucketError('TIMEOUT', 'the bucket did not respond in time', false, { cause: error })
    : new BucketError(code, 'the bucket cannot be reached', true, { cause: error });
}

/** Retries a read once after a transient error. The next publication or sweep repeats other failed requests. */
async function twice<T>(read: () => Promise<T>): Promise<T> {
  return read().catch(async (error: unknown) => {
    if (error instanceof BucketError && error.isTransient) return read();
    throw error;
  });
}

const isSuccessful = ({ ok }: Response) => ok;
const isGone = ({ ok, status }: Response) => ok || status === 404;
/** S3 returns 403 for a missing object if the access key is not allowed to list objects. */
const isKnown = (response: Response) => isGone(response) || response.status === 403;
const ignore = async () => undefined;

/** Returns access to objects below an S3-compatible bucket's prefix. Calls reject with a `BucketError` within seconds. */
export function openBucket(settings: BucketSettings, timeoutMs = TIMEOUT_MS): ObjectStore {
  const { endpoint, bucket, prefix, region, keyId, secret } = settings;
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' });
  const limiter = createLimiter({ concurrency: MAX_CONCURRENT, waiting: MAX_WAITING });
  let pausedUntil = 0;
  const urlOf = (hash: string) => `${endpoint}/${bucket}/${prefix}/${hash}`;

  const request = async <T>(
    { method, url, body, isDone = isSuccessful }: Sent,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const signal = AbortSignal.timeout(method === 'PUT' ? PUT_FACTOR * timeoutMs : timeoutMs);
    const release = await limiter.acquire('bucket', () => !signal.aborted);
    if (!release) throw new BucketError('BUSY', 'too many requests wait for the bucket', true);
    try {
      const hash = createHash('sha256')
        .update(body ?? '')
        .digest('hex');
      const { headers } = await client.sign(url, { method, headers: { 'x-amz-content-sha256': hash } });
      // Proxies in front of a bucket change this header, so it is not signed.
      headers.set('accept-encoding', 'identity');
      const sent = { method, headers, body: body && new Uint8Array(body), signal };
      const response = await fetch(url, { ...sent, redirect: 'error' });
      try {
        if (!isDone(response)) throw await refusal(method, response);
        return await read(response);
      } finally {
        if (!response.bodyUsed) await response.body?.cancel();
      }
    } catch (error) {
      throw toBucketError(error, signal.aborted);
    } finally {
      release();
    }
  };

  return {
    has: async (hash) =>
      twice(async () => request({ method: 'HEAD', url: urlOf(hash), isDone: isKnown }, async ({ ok }) => ok)),
    put: async (hash, object) => request({ method: 'PUT', url: urlOf(hash), body: object }, ignore),
    get: async (hash, maxBytes) => {
      if (Date.now() < pausedUntil) throw new BucketError('PAUSED', 'the bucket did not respond a moment ago', false);
      try {
        return await twice(async () =>
          request({ method: 'GET', url: urlOf(hash), isDone: isGone }, async (response) =>
            response.ok ? bodyOf(response, maxBytes) : undefined,
          ),
        );
      } catch (error) {
        if (error instanceof BucketError && error.code === 'TIMEOUT') pausedUntil = Date.now() + PAUSE_MS;
        throw error;
      }
    },
    delete: async (hash) => request({ method: 'DELETE', url: urlOf(hash), isDone: isGone }, ignore),
    list: async (after) => {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}/` });
      if (after !== '') query.set('start-after', `${prefix}/${after}`);
      const url = `${endpoint}/${bucket}?${query.toString()}`;
      const text = await twice(async () =>
        request({ method: 'GET', url }, async (response) => (await bodyOf(response, MAX_LIST_BYTES)).toString()),
      );
      return text
        .split('<Contents>')
        .slice(1)
        .map((entry) => ({
          hash: /<Key>([^<]+)<\/Key>/.exec(entry)?.[1]?.slice(prefix.length + 1) ?? '',
          modifiedAt: new Date(/<LastModified>([\w:.+-]+)<\/LastModified>/.exec(entry)?.[1] ?? Number.NaN),
        }));
    },
  };
}

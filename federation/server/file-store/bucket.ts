import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import * as v from 'valibot';
import { forEachConcurrently } from '../for-each-concurrently';
import { ipKind } from '../http/ip-address';
import {
  isWebOrigin,
  emptyOrValidText,
  SettingsError,
  textOrUndefined,
  type SettingDefinitions,
  type SettingValues,
} from '../setting-values';

/** Stored objects, possibly compressed with brotli, by the hexadecimal hash of the uncompressed file. */
export interface ObjectStore {
  /** Resolves to those of the hashes whose objects are missing. */
  readonly missing: (hashes: string[]) => Promise<string[]>;
  readonly put: (hash: string, object: Buffer) => Promise<void>;
  /** Resolves to undefined if the object is missing; rejects if it is larger than `maxBytes`. */
  readonly get: (hash: string, maxBytes: number) => Promise<Buffer | undefined>;
  readonly delete: (hashes: string[]) => Promise<void>;
  /** Resolves to the next hashes after `after`, in order; empty at the end. */
  readonly list: (after: string) => Promise<string[]>;
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

const LOCATION = /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/(\w[\w.-]*(?:\/\w[\w.-]*)*)$/;

function isEndpoint(value: string): boolean {
  if (!isWebOrigin(value)) return false;
  const { protocol, hostname } = new URL(value);
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' || host === 'localhost' || ipKind(host) === 'loopback';
}

export const bucketSettings = (prefix: string) =>
  ({
    bucketEndpoint: {
      name: `${prefix}BUCKET_ENDPOINT`,
      meaning:
        'S3-compatible service that has the files of releases ([Release storage](#release-storage)), such as `https://s3.ap-southeast-2.amazonaws.com`.',
      schema: v.pipe(
        emptyOrValidText(isEndpoint, 'must be an origin that begins with https://, or http:// on this machine'),
        v.transform((value) => (value ? new URL(value).origin : undefined)),
      ),
    },
    bucket: {
      name: `${prefix}BUCKET`,
      meaning:
        'Bucket, and the folder in it that this database alone uses: `release-files/production`. What no release lists is deleted from it.',
      schema: textOrUndefined(
        (value) => LOCATION.test(value),
        'must be a bucket and a folder, such as release-files/production',
      ),
    },
    bucketRegion: {
      name: `${prefix}BUCKET_REGION`,
      fallback: 'us-east-1',
      meaning: 'Region of the bucket, as its service names it.',
      schema: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be a region such as ap-southeast-2')),
    },
    bucketKeyId: {
      name: `${prefix}BUCKET_KEY_ID`,
      meaning: 'Id of the access key for the bucket.',
      schema: textOrUndefined(
        (value) => /^[\x21-\x7e]{3,200}$/.test(value),
        'must have 3 to 200 characters and no spaces',
      ),
    },
    bucketSecret: {
      name: `${prefix}BUCKET_SECRET`,
      meaning: 'Secret of that key.',
      isSecret: true,
      schema: textOrUndefined(),
    },
  }) satisfies SettingDefinitions;

type Definitions = ReturnType<typeof bucketSettings>;

/** Returns the bucket's settings; undefined if all are missing. Throws a `SettingsError` if only some are missing. */
export function readBucketSettings(
  settings: SettingValues<Definitions>,
  definitions: Definitions,
): BucketSettings | undefined {
  const needed = (['bucketEndpoint', 'bucket', 'bucketKeyId', 'bucketSecret'] as const).map(
    (key) => [definitions[key].name, settings[key]] as const,
  );
  const given = needed.find(([, value]) => value !== undefined);
  if (!given) return undefined;
  const missing = needed.find(([, value]) => value === undefined);
  if (missing) throw new SettingsError(`${given[0]} needs ${missing[0]}`);
  const { bucketEndpoint: endpoint = '', bucketRegion: region, bucketKeyId: keyId = '' } = settings;
  const [, bucket = '', prefix = ''] = LOCATION.exec(settings.bucket ?? '') ?? [];
  return { endpoint, bucket, prefix, region, keyId, secret: settings.bucketSecret ?? '' };
}

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

const TIMEOUT_MS = 5_000;
/** Milliseconds for which reads fail at once after a timeout, so that visitors do not wait for the bucket. */
const PAUSE_MS = 2_000;
/** Factor of the timeout for uploads, because a file of 10 MB takes longer than other requests. */
const PUT_FACTOR = 3;
const CONCURRENCY = 8;
const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** Maximum bytes of an error's description, and of responses without content. */
const MAX_REASON_BYTES = 64 * 1024;

interface RequestOptions {
  readonly body?: Buffer;
  readonly maxBytes?: number;
  /** Statuses that mean that the object is missing. */
  readonly missing?: readonly number[];
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
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

async function refusalOf(method: string, response: Response): Promise<BucketError> {
  const { status } = response;
  const reason = await readBody(response, MAX_REASON_BYTES).catch(() => Buffer.alloc(0));
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

/** Returns access to objects below an S3-compatible bucket's prefix. Calls reject with a `BucketError` within seconds. */
export function openBucket(settings: BucketSettings, timeoutMs = TIMEOUT_MS): ObjectStore {
  const { endpoint, bucket, prefix, region, keyId, secret } = settings;
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' });
  let pausedUntil = 0;
  const urlOf = (hash: string) => `${endpoint}/${bucket}/${prefix}/${hash}`;

  const send = async (
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    url: string,
    { body, maxBytes = MAX_REASON_BYTES, missing = [] }: RequestOptions,
  ): Promise<Buffer | undefined> => {
    const signal = AbortSignal.timeout(method === 'PUT' ? PUT_FACTOR * timeoutMs : timeoutMs);
    try {
      const hash = createHash('sha256')
        .update(body ?? '')
        .digest('hex');
      const { headers } = await client.sign(url, { method, headers: { 'x-amz-content-sha256': hash } });
      // Proxies in front of a bucket change this header, so it is not signed.
      headers.set('accept-encoding', 'identity');
      const sent = { method, headers, body: body && new Uint8Array(body), signal };
      const response = await fetch(url, { ...sent, redirect: 'error' });
      if (response.ok) return await readBody(response, maxBytes);
      const refusal = await refusalOf(method, response);
      if (missing.includes(response.status)) return undefined;
      throw refusal;
    } catch (error) {
      throw toBucketError(error, signal.aborted);
    }
  };
  /** Sends a request, and once more after a transient error. Resolves to undefined if the object is missing. */
  const request = async (...call: Parameters<typeof send>) =>
    send(...call).catch(async (error: unknown) => {
      if (error instanceof BucketError && error.isTransient) return send(...call);
      throw error;
    });

  return {
    missing: async (hashes) => {
      const missing: string[] = [];
      await forEachConcurrently(hashes, CONCURRENCY, async (hash) => {
        // S3 returns 403 for a missing object if the access key is not allowed to list objects.
        const found = await request('HEAD', urlOf(hash), { missing: [404, 403] });
        if (!found) missing.push(hash);
      });
      return missing;
    },
    put: async (hash, object) => {
      await request('PUT', urlOf(hash), { body: object });
    },
    get: async (hash, maxBytes) => {
      if (Date.now() < pausedUntil) throw new BucketError('PAUSED', 'the bucket did not respond a moment ago', false);
      try {
        return await request('GET', urlOf(hash), { maxBytes, missing: [404] });
      } catch (error) {
        if (error instanceof BucketError && error.code === 'TIMEOUT') pausedUntil = Date.now() + PAUSE_MS;
        throw error;
      }
    },
    delete: async (hashes) =>
      forEachConcurrently(hashes, CONCURRENCY, async (hash) => {
        await request('DELETE', urlOf(hash), { missing: [404] });
      }),
    list: async (after) => {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}/` });
      if (after !== '') query.set('start-after', `${prefix}/${after}`);
      const page = await request('GET', `${endpoint}/${bucket}?${query.toString()}`, { maxBytes: MAX_LIST_BYTES });
      const keys = String(page).matchAll(/<Key>([^<]+)<\/Key>/g);
      return [...keys].map(([, key = '']) => key.slice(prefix.length + 1));
    },
  };
}

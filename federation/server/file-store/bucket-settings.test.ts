import { readSettings } from '../setting-values';
import { readBucketSettings, bucketSettings } from './bucket-settings';

const definitions = bucketSettings('ACME_');
const whole = {
  ACME_BUCKET_ENDPOINT: 'https://s3.example.com/',
  ACME_BUCKET: 'acme-files/production/a',
  ACME_BUCKET_KEY_ID: 'key',
  ACME_BUCKET_SECRET: 'secret',
};
const read = (changes: Record<string, string>) =>
  readBucketSettings(readSettings(definitions, { ...whole, ...changes }), definitions);

it('the settings give no bucket if the setting for the bucket is missing', () => {
  expect(readBucketSettings(readSettings(definitions, { ACME_BUCKET_REGION: 'eu-1' }), definitions)).toBeUndefined();
});

it('the settings give the bucket, the folder in the bucket, and the secret', () => {
  const place = { endpoint: 'https://s3.example.com', bucket: 'acme-files', prefix: 'production/a' };
  expect(read({})).toEqual({ ...place, region: 'us-east-1', keyId: 'key', secret: 'secret' });
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
  expect(() => read(changes)).toThrow(reason);
});

it('accepts a plain HTTP endpoint on this machine', () => {
  for (const endpoint of ['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000']) {
    expect(read({ ACME_BUCKET_ENDPOINT: endpoint })?.endpoint).toBe(endpoint);
  }
});

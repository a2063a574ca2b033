import * as v from 'valibot';
import { ipKind } from '../http/ip-address';
import {
  isWebOrigin,
  emptyOrValidText,
  SettingsError,
  textOrUndefined,
  type SettingDefinitions,
  type SettingValues,
} from '../setting-values';
import type { BucketSettings } from './bucket';

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

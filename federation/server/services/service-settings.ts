import * as v from 'valibot';
import { remoteName, serviceName } from '../../contract';
import {
  commaSeparatedList,
  convertedList,
  isPlainWebUrl,
  textOrUndefined,
  wholeNumber,
  type SettingDefinitions,
  type SettingValues,
} from '../setting-values';

/** True for 32 bytes in base64: the private half of an Ed25519 key, or an HMAC key. */
const isServiceKey = (text: string): boolean =>
  /^[\w+/-]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length === 32;

const MAPPING = /^([a-z][a-z0-9-]{1,40})\/([a-z][a-z0-9-]*)=(\S+)$/;
/** Maximum characters of one remote's public values, which every page inlines. */
const MAX_CONFIG = 2_000;

function mappingOf(text: string): [string, URL] | undefined {
  const [, remote = '', service = '', url = ''] = MAPPING.exec(text) ?? [];
  return v.is(serviceName, service) && isPlainWebUrl(url) && !url.includes('?')
    ? [`${remote}/${service}`, new URL(url)]
    : undefined;
}

const isNoList = (value: unknown) => !Array.isArray(value);
const remoteConfigs = v.pipe(
  v.unknown(),
  v.check(isNoList),
  v.record(
    remoteName,
    v.pipe(
      v.unknown(),
      v.check(isNoList),
      v.record(v.string(), v.unknown()),
      v.check((value) => JSON.stringify(value).length <= MAX_CONFIG),
    ),
  ),
);

export const serviceSettings = (prefix: string) =>
  ({
    services: {
      name: `${prefix}SERVICES`,
      meaning:
        'Where services of remotes are, separated by commas: `mfe-goals/goals=https://goals.example.com/api` ([services](#services-of-remotes)). Private addresses are allowed.',
      schema: v.pipe(
        convertedList(
          mappingOf,
          'must be services such as mfe-goals/goals=https://goals.example.com/api, separated by commas',
        ),
        v.transform((items): ReadonlyMap<string, URL> => new Map(items)),
      ),
    },
    serviceSeconds: {
      name: `${prefix}SERVICE_SECONDS`,
      fallback: '15',
      meaning:
        'Max seconds until a service begins its response, and between two pieces of it. A whole response may take 20 times as long.',
      schema: wholeNumber(1, 120),
    },
    serviceKeys: {
      name: `${prefix}SERVICE_KEYS`,
      meaning:
        'Signs the tokens of services: 32 random bytes in base64, the same on all servers; during a rotation a list, of which the first signs. Default: a file in `DATA_DIR`; required with `DATABASE_URL` and services.',
      isSecret: true,
      schema: v.pipe(
        commaSeparatedList,
        v.check(
          (keys) => keys.every(isServiceKey) && new Set(keys).size === keys.length,
          'must be 32 bytes in base64, as `openssl rand -base64 32` prints them, or several different ones, separated by commas',
        ),
      ),
    },
    serviceSubjectKey: {
      name: `${prefix}SERVICE_SUBJECT_KEY`,
      meaning:
        'Makes the ids under which services know users: 32 random bytes in base64, the same on all servers, never changed. Default as for the keys before.',
      isSecret: true,
      schema: textOrUndefined(isServiceKey, 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them'),
    },
    remoteConfig: {
      name: `${prefix}REMOTE_CONFIG`,
      fallback: '{}',
      meaning: `Public values of remotes, as JSON: \`{"mfe-goals":{"region":"au"}}\`. Never secrets. Max ${MAX_CONFIG} characters for each remote.`,
      schema: v.message(
        v.pipe(v.string(), v.parseJson(), remoteConfigs),
        `must be JSON such as {"mfe-goals":{"region":"au"}}, with at most ${MAX_CONFIG} characters for each remote`,
      ),
    },
  }) satisfies SettingDefinitions;

export type ServiceSettings = SettingValues<ReturnType<typeof serviceSettings>>;

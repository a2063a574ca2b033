import * as v from 'valibot';
import { alertSettings } from './alerts/alert-settings';
import { bucketSettings } from './file-store/bucket';
import { serviceSettings } from './services/service-settings';
import {
  convertedList,
  isWebOrigin,
  toWebOrigin,
  textOrUndefined,
  booleanFromWords,
  wholeNumber,
  yesOrNo,
  type SettingDefinitions,
  type SettingValues,
} from './setting-values';

export { alertSettingsProblem } from './alerts/alert-settings';
export { readBucketSettings } from './file-store/bucket';
export { trustedProxiesSchema } from './http/ip-address';
export * from './setting-values';

const emails = convertedList(
  (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined),
  'must be e-mail addresses, separated by commas',
);

/** Returns the platform's settings, whose names begin with `prefix`. A product merges the settings into its own. */
export const federationSettings = (prefix: string) =>
  ({
    requestsPerIp: {
      name: `${prefix}REQUESTS_PER_IP`,
      fallback: '30000',
      meaning:
        'Max API requests per minute from one IP address (IPv6: one /56 network) on all servers together; twice as many for pages and their files.',
      schema: wholeNumber(1, 100_000_000),
    },
    requestsPerAccount: {
      name: `${prefix}REQUESTS_PER_ACCOUNT`,
      fallback: '12000',
      meaning: 'Max requests per minute of one account on all servers together.',
      schema: wholeNumber(2, 100_000_000),
    },
    requestsAtOnce: {
      name: `${prefix}REQUESTS_AT_ONCE`,
      fallback: '4',
      meaning:
        'Max requests of one account that a server works on at once; beyond a burst, each has a twentieth of the time of the main thread.',
      schema: wholeNumber(1, 100_000),
    },
    releaseKeys: {
      name: `${prefix}RELEASE_KEYS`,
      meaning:
        'File of the public keys that may publish each remote; without it `release-keys.json` in `DATA_DIR`. Read at every use.',
      schema: textOrUndefined(),
    },
    releaseLoopback: {
      name: `${prefix}RELEASE_LOOPBACK`,
      fallback: 'no',
      meaning:
        '`yes` accepts releases whose files are on this machine (`http://localhost:...`), for development and tests.',
      schema: yesOrNo,
    },
    metricsToken: {
      name: `${prefix}METRICS_TOKEN`,
      meaning:
        'Token that `/metrics` requires (`Authorization: Bearer ...`); without it only this machine may read them.',
      isSecret: true,
      schema: textOrUndefined(
        (value) => /^[\x21-\x7e]{16,200}$/.test(value),
        'must have 16 to 200 characters and no spaces',
      ),
    },
    releaseKeep: {
      name: `${prefix}RELEASE_KEEP`,
      fallback: '5',
      meaning: 'Old releases of a remote that are kept whatever their age ([Remove releases](#remove-releases)).',
      schema: wholeNumber(0, 1000),
    },
    releaseDays: {
      name: `${prefix}RELEASE_DAYS`,
      fallback: '0',
      meaning: 'Days after which all other releases are removed, every hour; 0 removes none.',
      schema: wholeNumber(0, 3650),
    },
    rollbackPercent: {
      name: `${prefix}ROLLBACK_PERCENT`,
      fallback: '20',
      meaning:
        'Max share of pages on which a release may fail, in percent, before it is rolled back automatically; 0 disables it.',
      schema: wholeNumber(0, 100),
    },
    rollbackLoads: {
      name: `${prefix}ROLLBACK_LOADS`,
      fallback: '20',
      meaning: 'Min pages that must have reported on a release before that share counts.',
      schema: wholeNumber(1, 1_000_000),
    },
    rollbackPages: {
      name: `${prefix}ROLLBACK_PAGES`,
      fallback: '5',
      meaning: 'Min pages on which it must have failed, whatever the share.',
      schema: wholeNumber(1, 1_000_000),
    },
    rollbackMinutes: {
      name: `${prefix}ROLLBACK_MINUTES`,
      fallback: '10',
      meaning: 'Time window of these reports, in minutes.',
      schema: wholeNumber(1, 1440),
    },
    ...bucketSettings(prefix),
    ...alertSettings(prefix),
    ...serviceSettings(prefix),
    faultLab: {
      name: `${prefix}FAULT_LAB`,
      fallback: 'off',
      meaning: '`on` enables the fault lab for QA at `/fault-lab`; leave it off on public servers.',
      schema: booleanFromWords('on', 'off'),
    },
    faultLabOrigin: {
      name: `${prefix}FAULT_LAB_ORIGIN`,
      meaning:
        'Another origin of this server, from which the fault lab serves files without CORS. On `localhost` it uses `127.0.0.1`.',
      schema: v.pipe(
        textOrUndefined(isWebOrigin, 'must be an origin such as https://lab.example.com'),
        v.transform((origin) => origin && toWebOrigin(origin)),
      ),
    },
    overrides: {
      name: `${prefix}OVERRIDES`,
      fallback: 'auto',
      meaning: `Who may override a remote in their own browser: \`local\` (any user on this machine), \`listed\` (accounts of \`${prefix}DEVELOPERS\`, from \`${prefix}OVERRIDE_ORIGINS\`), \`off\`. \`auto\` is \`local\` while \`HOST\` is this machine and nothing indicates production (\`NODE_ENV\`, \`PUBLIC_ORIGIN\`, \`${prefix}TRUST_PROXY\`), else \`listed\`.`,
      schema: v.pipe(v.string(), v.picklist(['auto', 'local', 'listed', 'off'], 'must be auto, local, listed or off')),
    },
    overrideOrigins: {
      name: `${prefix}OVERRIDE_ORIGINS`,
      meaning: 'Origins that overrides may name, separated by commas; this server must reach them.',
      schema: convertedList(toWebOrigin, 'must be origins such as https://preview.example.com, separated by commas'),
    },
    developers: {
      name: `${prefix}DEVELOPERS`,
      meaning:
        'Confirmed e-mail addresses of developers, separated by commas: they may use overrides with `listed` and see `/platform`.',
      schema: emails,
    },
    operators: {
      name: `${prefix}OPERATORS`,
      meaning:
        'Confirmed e-mail addresses, separated by commas, of those who may roll back, freeze and remove any release ([Operate remotes](#operate-remotes)).',
      schema: emails,
    },
    isProduction: {
      name: 'NODE_ENV',
      meaning: `\`production\` makes \`${prefix}OVERRIDES=auto\` mean \`listed\`.`,
      schema: v.pipe(
        v.string(),
        v.transform((value) => value === 'production'),
      ),
    },
  }) satisfies SettingDefinitions;

export type FederationSettings = SettingValues<ReturnType<typeof federationSettings>>;

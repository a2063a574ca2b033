import { federationSettings, readSettings, SettingsError } from './settings';

const read = (environment: NodeJS.ProcessEnv) => readSettings(federationSettings('ACME_'), environment);

test('every setting has a default, and an empty value counts as not set', () => {
  expect(read({})).toEqual({
    releaseKeys: undefined,
    releaseLoopback: false,
    releaseKeep: 5,
    releaseDays: 0,
    operators: [],
    metricsToken: undefined,
    rollbackPercent: 20,
    rollbackLoads: 20,
    rollbackPages: 5,
    rollbackMinutes: 10,
    bucketEndpoint: undefined,
    bucket: undefined,
    bucketRegion: 'us-east-1',
    bucketKeyId: undefined,
    bucketSecret: undefined,
    alertUrl: undefined,
    alertRemoteUrls: new Map(),
    alertSecret: undefined,
    alertPercent: 10,
    faultLab: false,
    faultLabOrigin: undefined,
    overrides: 'auto',
    overrideOrigins: [],
    developers: [],
    isProduction: false,
    remoteConfig: {},
    serviceKeys: [],
    serviceSeconds: 15,
    serviceSubjectKey: undefined,
    services: new Map(),
    requestsPerIp: 30_000,
    requestsPerAccount: 12_000,
    requestsAtOnce: 4,
  });
  expect(read({ ACME_FAULT_LAB: '', ACME_ROLLBACK_LOADS: ' ' })).toEqual(read({}));
});

test('lists in settings are separated by commas', () => {
  const { overrideOrigins, developers } = read({
    ACME_OVERRIDE_ORIGINS: 'https://A.example, http://localhost:4600/ ,',
    ACME_DEVELOPERS: 'ada@example.com,eve@example.com',
  });
  expect(overrideOrigins).toEqual(['https://a.example', 'http://localhost:4600']);
  expect(developers).toEqual(['ada@example.com', 'eve@example.com']);
});

test.each([
  [{ ACME_FAULT_LAB: 'yes' }, 'ACME_FAULT_LAB must be on or off, not "yes"'],
  [{ ACME_ROLLBACK_PERCENT: '101' }, 'ACME_ROLLBACK_PERCENT must be a whole number from 0 to 100, not "101"'],
  [{ ACME_OVERRIDE_ORIGINS: 'https://a.example/x' }, /^ACME_OVERRIDE_ORIGINS must be origins such as /],
  [{ ACME_DEVELOPERS: 'ada' }, /^ACME_DEVELOPERS must be e-mail addresses/],
  [{ ACME_METRICS_TOKEN: 'secret' }, /^ACME_METRICS_TOKEN must have 16 to 200 characters and no spaces$/],
])('the environment %j is refused with the name of the setting, without a secret value', (environment, message) => {
  expect(() => read(environment)).toThrow(SettingsError);
  expect(() => read(environment)).toThrow(message);
});

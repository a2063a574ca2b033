import { federationSettings, readSettings, SettingsError } from './settings';

const read = (environment: NodeJS.ProcessEnv) => readSettings(federationSettings, environment);

test('every setting has a default, and an empty text counts as not set', () => {
  expect(read({})).toEqual({
    releaseKeys: undefined,
    releaseLoopback: false,
    metricsToken: undefined,
    rollbackPercent: 20,
    rollbackLoads: 20,
    rollbackPages: 5,
    rollbackMinutes: 10,
    alertUrl: undefined,
    alertSecret: undefined,
    alertPercent: 10,
    faultLab: false,
    faultLabOrigin: undefined,
    overrides: 'auto',
    overrideOrigins: [],
    developers: [],
    isProduction: false,
    requestsPerIp: 30_000,
    requestsPerAccount: 12_000,
    requestsAtOnce: 4,
  });
  expect(read({ VERDANT_FAULT_LAB: '', VERDANT_ROLLBACK_LOADS: ' ' })).toEqual(read({}));
});

test('lists are separated by commas', () => {
  const { overrideOrigins, developers } = read({
    VERDANT_OVERRIDE_ORIGINS: 'https://A.example, http://localhost:4600/ ,',
    VERDANT_DEVELOPERS: 'ada@example.com,eve@example.com',
  });
  expect(overrideOrigins).toEqual(['https://a.example', 'http://localhost:4600']);
  expect(developers).toEqual(['ada@example.com', 'eve@example.com']);
});

test.each([
  [{ VERDANT_FAULT_LAB: 'yes' }, 'VERDANT_FAULT_LAB must be on or off, not "yes"'],
  [{ VERDANT_ROLLBACK_PERCENT: '101' }, 'VERDANT_ROLLBACK_PERCENT must be a whole number from 0 to 100, not "101"'],
  [{ VERDANT_OVERRIDE_ORIGINS: 'https://a.example/x' }, /^VERDANT_OVERRIDE_ORIGINS must be origins such as /],
  [{ VERDANT_DEVELOPERS: 'ada' }, /^VERDANT_DEVELOPERS must be e-mail addresses/],
  [{ VERDANT_METRICS_TOKEN: 'secret' }, /^VERDANT_METRICS_TOKEN must have 16 to 200 characters and no spaces$/],
])('%j is refused by name, and a secret is not repeated', (environment, message) => {
  expect(() => read(environment)).toThrow(SettingsError);
  expect(() => read(environment)).toThrow(message);
});

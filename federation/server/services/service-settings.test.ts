import { readSettings } from '../setting-values';
import { serviceSettings } from './service-settings';

const read = (environment: Record<string, string>) => readSettings(serviceSettings('X_'), environment);

test('the settings give the URL of each service and the configuration of each remote', () => {
  const { services, remoteConfig, serviceSeconds, serviceKeys } = read({
    X_SERVICES: 'mfe-a/one=https://one.example.com/api, mfe-a/two=http://localhost:4700',
    X_REMOTE_CONFIG: '{"mfe-a":{"region":"au","list":[1]}}',
  });
  expect([...services].map(([name, url]) => [name, url.href])).toEqual([
    ['mfe-a/one', 'https://one.example.com/api'],
    ['mfe-a/two', 'http://localhost:4700/'],
  ]);
  expect(remoteConfig).toEqual({ 'mfe-a': { region: 'au', list: [1] } });
  expect([serviceSeconds, serviceKeys, read({}).services.size, read({}).remoteConfig]).toEqual([15, [], 0, {}]);
});

test.each([
  ['X_SERVICES', 'mfe-a=https://a.example.com'],
  ['X_SERVICES', 'mfe-a/One=https://a.example.com'],
  ['X_SERVICES', 'mfe-a/one=ftp://a.example.com'],
  ['X_SERVICES', 'mfe-a/one=https://me:secret@a.example.com'],
  ['X_SERVICES', 'mfe-a/one=https://a.example.com/?a'],
  ['X_SERVICE_KEYS', 'short'],
  ['X_SERVICE_KEYS', `${Buffer.alloc(32).toString('base64')},${Buffer.alloc(32).toString('base64')}`],
  ['X_SERVICE_SUBJECT_KEY', 'short'],
  ['X_SERVICE_SECONDS', '0'],
  ['X_REMOTE_CONFIG', '{'],
  ['X_REMOTE_CONFIG', '[]'],
  ['X_REMOTE_CONFIG', '{"mfe-a":1}'],
  ['X_REMOTE_CONFIG', '{"mfe-a":[1]}'],
  ['X_REMOTE_CONFIG', JSON.stringify({ 'mfe-a': { long: 'x'.repeat(2000) } })],
])('the setting %s with the value %s is refused with a one-line message', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`));
});

import { secretsIn, secretValues } from '../../federation/cli/check/secrets.mjs';
import { readConfig } from '../../federation/cli/lib/workspace.mjs';
import { ROOT } from './root.mjs';

const { settings, names } = readConfig(ROOT).secrets;
// A fictional secret, split into pieces, so that secret scanners do not report this file.
const key = ['9f8e7d6c5b4a', '39281706f5e4d3c2'].join('');

test.each([
  ['a setting', 'process.env.YODLEE_CLIENT_ID'],
  ['a field', 'new URLSearchParams({clientId:i,clientSecret:s})'],
  ["the aggregator's account", '{cobrandLogin:a,cobrandPassword:b}'],
])('a secret is detected by the name of %s', (_what, text) => {
  expect(secretsIn(text, names)).not.toEqual([]);
});

test('secret values of this machine are detected in any format, and reports never contain a secret', () => {
  const values = secretValues(settings, { YODLEE_CLIENT_SECRET: ' plainword ', YODLEE_CLIENT_ID: 'x' });
  expect(values).toEqual(['plainword']);
  expect(secretsIn('say("plainword")', names, values)).toEqual(['a secret setting of this machine']);
  expect(secretsIn(`{secret:"${key}"}`, names).join(' ')).not.toContain(key);
});

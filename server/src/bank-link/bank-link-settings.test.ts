import { readSettings } from '../settings';

const yodlee = {
  BANK_LINK_MODE: 'yodlee',
  FASTLINK_URL: 'https://fl4.example.com/fastlink/',
  YODLEE_API_URL: 'https://api.example.com/ysl',
  YODLEE_CLIENT_ID: 'the-id',
  YODLEE_CLIENT_SECRET: 'the-secret',
  YODLEE_ADMIN_LOGIN: 'the-admin',
};
const problemOf = (settings: Record<string, string>): string => {
  try {
    readSettings(settings, []);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test('bank connections use the simulator by default, and use Yodlee if the settings select Yodlee', () => {
  expect(readSettings({}, [])).toMatchObject({
    bankLinkMode: 'simulator',
    sandboxPort: undefined,
    fastlinkConfig: 'Aggregation',
  });
  expect(readSettings(yodlee, [])).toMatchObject({ bankLinkMode: 'yodlee', yodleeClientSecret: 'the-secret' });
});

test.each([
  ['an unknown mode', { BANK_LINK_MODE: 'plaid' }, 'BANK_LINK_MODE must be one of simulator, yodlee, off, not "plaid"'],
  ['a port out of range', { SANDBOX_PORT: '70000' }, 'SANDBOX_PORT must be a port from 1 to 65535, or 0 for any'],
  ['the port of the product', { PORT: '4000', SANDBOX_PORT: '4000' }, 'SANDBOX_PORT must not be PORT: the sandbox has'],
  ['a malformed URL', { FASTLINK_URL: 'fl4' }, 'FASTLINK_URL must be a URL that begins with https:// or http://, not'],
  ['a missing secret', { ...yodlee, YODLEE_CLIENT_SECRET: '' }, 'BANK_LINK_MODE=yodlee needs YODLEE_CLIENT_SECRET'],
  ['a missing login name', { ...yodlee, YODLEE_ADMIN_LOGIN: '' }, 'BANK_LINK_MODE=yodlee needs YODLEE_ADMIN_LOGIN, or'],
  ['a URL without TLS', { ...yodlee, YODLEE_API_URL: 'http://api.example' }, 'YODLEE_API_URL must begin with https://'],
  [
    'a stray secret',
    { YODLEE_CLIENT_SECRET: 'x' },
    'YODLEE_CLIENT_SECRET is for BANK_LINK_MODE=yodlee, and the mode is',
  ],
])(
  '%s in the bank link settings is reported with the expected error message',
  (_what, settings: Record<string, string>, line) => {
    expect(problemOf(settings)).toContain(line);
  },
);

test('incomplete settings of Yodlee are accepted while bank connections are off', () => {
  expect(problemOf({ ...yodlee, BANK_LINK_MODE: 'off', YODLEE_API_URL: '' })).toBe('');
});

import { readSettings, settingDefinitions } from './settings';

const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, []);
const KEYS = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
const [KEY = '', OTHER_KEY = ''] = KEYS;

/** The error for an invalid value of a secret ends after the expected form, without the value. */
const refused: readonly (readonly [name: string, values: readonly string[], message: RegExp])[] = [
  [
    'PORT',
    ['0', '65536', '-1', '8080.5', '1e3', '0x50', 'abc', '99999999999'],
    /a whole number from 1 to 65535, not "/,
  ],
  [
    'PUBLIC_ORIGIN',
    ['x.example', 'ftp://x.example', 'https://x.example/app', 'https://x.example?a', 'https://me@x'],
    /^PUBLIC_ORIGIN must look like .*, without a path, not /,
  ],
  [
    'MAIL_FROM',
    ['Verdant', 'Verdant <no-reply>', 'a@b.example, c@d.example', 'A <a@b.example> B'],
    /^MAIL_FROM must look like Verdant <no-reply@example.com>, not /,
  ],
  [
    'SMTP_URL',
    ['http://me:secret@mail.example', 'secret', 'smtp:secret'],
    /^SMTP_URL must look like smtp:\/\/user:password@host:587$/,
  ],
  [
    'DATABASE_URL',
    ['mysql://u:secret@h/d', 'secret', 'postgres://', 'postgres:secret', 'https://h/d'],
    /^DATABASE_URL must look like postgres:\/\/user:password@host:5432\/name$/,
  ],
  [
    'VERDANT_ENCRYPTION_KEY',
    ['secret', `${KEY},`, `${KEY} ${OTHER_KEY}`, `${KEY},secret`],
    /^VERDANT_ENCRYPTION_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them, or several, separated by commas$/,
  ],
  ['VERDANT_ENCRYPTION_KEY', [`${KEY},${KEY.replace('=', '')}`], /^VERDANT_ENCRYPTION_KEY must list each key once$/],
  [
    'VERDANT_TRUST_PROXY',
    ['yes'],
    /^VERDANT_TRUST_PROXY must be `no`, the number of proxies .* \(such as 1\), or their IP addresses .*, not "yes"$/,
  ],
  ['VERDANT_ALERT_URL', ['http://10.0.0.7/alerts'], /^VERDANT_ALERT_URL needs VERDANT_ALERT_SECRET/],
  [
    'VERDANT_ALERT_URL',
    ['http://me:secret@10.0.0.7/'],
    /^VERDANT_ALERT_URL must be an http or https URL without a user name, password or fragment$/,
  ],
  ['VERDANT_ALERT_REMOTE_URLS', ['mfe-a=http://10.0.0.7/'], /^VERDANT_ALERT_REMOTE_URLS needs VERDANT_ALERT_SECRET/],
  ['VERDANT_ALERT_REMOTE_URLS', ['mfe-a'], /^VERDANT_ALERT_REMOTE_URLS must be remotes with http or https URLs/],
  ['VERDANT_ALERT_SECRET', [`whsec_${KEY}`], /^VERDANT_ALERT_SECRET needs/],
  ['VERDANT_ALERT_SECRET', ['hunter2'], /^VERDANT_ALERT_SECRET must be whsec_ and 24 to 64 bytes in base64$/],
  ['VERDANT_SESION_DAYS', ['3'], /^VERDANT_SESION_DAYS is not a setting; /],
  ['BANK_LINK_MODE', ['plaid'], /^BANK_LINK_MODE must be one of simulator, yodlee, off, not "plaid"/],
  ['SANDBOX_PORT', ['70000'], /^SANDBOX_PORT must be a port from 1 to 65535, or 0 for any/],
  ['SANDBOX_PORT', ['3000'], /^SANDBOX_PORT must not be PORT: the sandbox has/],
  ['FASTLINK_URL', ['fl4'], /^FASTLINK_URL must be a URL that begins with https:\/\/ or http:\/\/, not/],
  ['YODLEE_CLIENT_SECRET', ['x'], /^YODLEE_CLIENT_SECRET is for BANK_LINK_MODE=yodlee, and the mode is/],
];

test.each(refused)('the invalid value of %s in %j is refused with the message %s', (name, values, message) => {
  for (const value of values) expect(() => read({ [name]: value })).toThrow(message);
});

const yodlee = {
  BANK_LINK_MODE: 'yodlee',
  FASTLINK_URL: 'https://fl4.example.com/fastlink/',
  YODLEE_API_URL: 'https://api.example.com/ysl',
  YODLEE_CLIENT_ID: 'the-id',
  YODLEE_CLIENT_SECRET: 'the-secret',
  YODLEE_ADMIN_LOGIN: 'the-admin',
};

test.each([
  [{ YODLEE_CLIENT_SECRET: '' }, 'BANK_LINK_MODE=yodlee needs YODLEE_CLIENT_SECRET'],
  [{ YODLEE_ADMIN_LOGIN: '' }, 'BANK_LINK_MODE=yodlee needs YODLEE_ADMIN_LOGIN, or'],
  [{ YODLEE_API_URL: 'http://api.example' }, 'YODLEE_API_URL must begin with https://'],
])('the mode yodlee with %j is refused', (change, message) => {
  expect(() => read({ ...yodlee, ...change })).toThrow(message);
});

const sender = { name: undefined, address: 'no-reply@verdant.example' };
test.each([
  [{ MAIL_FROM: 'no-reply@verdant.example' }, { mailFrom: sender }],
  [{ MAIL_FROM: 'Verdant <no-reply@verdant.example>' }, { mailFrom: { ...sender, name: 'Verdant' } }],
  [{ MAIL_FROM: '"Verdant, Oz" <no-reply@verdant.example>' }, { mailFrom: { ...sender, name: 'Verdant, Oz' } }],
  [{ PUBLIC_ORIGIN: 'https://Verdant.Example.com/' }, { publicOrigin: 'https://verdant.example.com' }],
  [{ SMTP_URL: 'smtps://me:secret@mail.example:465' }, { smtpUrl: 'smtps://me:secret@mail.example:465' }],
  [{ DATABASE_URL: 'postgres://u:p@h:5432/d' }, { databaseUrl: 'postgres://u:p@h:5432/d' }],
  [{ DATABASE_URL: 'postgresql://h/d' }, { databaseUrl: 'postgresql://h/d' }],
  [{ DATABASE_URL: 'postgres:///d?host=/var/run' }, { databaseUrl: 'postgres:///d?host=/var/run' }],
  [{ VERDANT_ENCRYPTION_KEY: KEYS.join(', ') }, { encryptionKeys: KEYS }],
  [{ VERDANT_TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
  [{ SOMETHING_ELSE: 'x' }, { port: 3000 }],
  [yodlee, { bankLinkMode: 'yodlee', yodleeClientSecret: 'the-secret' }],
  [{ ...yodlee, BANK_LINK_MODE: 'off', YODLEE_API_URL: '' }, { bankLinkMode: 'off' }],
])('the environment %j is read as %j', (environment: NodeJS.ProcessEnv, settings) => {
  expect(read(environment)).toMatchObject(settings);
});

test('settings without a value have defaults, and an empty value counts as absent', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
    logLevel: 'warn',
    sessionDays: 1,
    idleMinutes: 30,
    trustProxy: false,
    publicOrigin: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    encryptionKeys: [],
    bankLinkMode: 'simulator',
    sandboxPort: undefined,
    fastlinkConfig: 'Aggregation',
  });
  expect(read({ PORT: '', DATABASE_URL: ' ' })).toEqual(read({}));
  expect(read({}).dataDir).toMatch(/[/\\]\.data$/);
});

test('a command-line argument is refused', () => {
  expect(() => readSettings({}, ['--help'])).toThrow(/^Unknown argument "--help": /);
});

test('each setting has a description and a unique name', () => {
  const all = Object.values(settingDefinitions);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, meaning } of all) {
    expect([name, meaning]).toEqual([expect.stringMatching(/^[A-Z][A-Z_]+$/), expect.stringMatching(/\.$/)]);
  }
});

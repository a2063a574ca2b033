import { readSettings, settingDefinitions } from './settings';

const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, []);

test.each([
  ['no-reply@verdant.example', { name: undefined, address: 'no-reply@verdant.example' }],
  ['Verdant <no-reply@verdant.example>', { name: 'Verdant', address: 'no-reply@verdant.example' }],
  ['"Verdant, Sydney" <no-reply@verdant.example>', { name: 'Verdant, Sydney', address: 'no-reply@verdant.example' }],
])('MAIL_FROM %s is parsed into name and address', (text, sender) => {
  expect(read({ MAIL_FROM: text }).mailFrom).toEqual(sender);
});

test.each(['Verdant', 'Verdant <no-reply>', 'a@b.example, c@d.example', 'A <a@b.example> B'])(
  'MAIL_FROM %s is refused',
  (text) => {
    expect(() => read({ MAIL_FROM: text })).toThrow(/^MAIL_FROM must look like Verdant <no-reply@example.com>, not /);
  },
);

test('PUBLIC_ORIGIN must be an origin without a path, query or credentials', () => {
  expect(read({ PUBLIC_ORIGIN: 'https://Verdant.Example.com/' }).publicOrigin).toBe('https://verdant.example.com');
  for (const wrong of [
    'x.example',
    'ftp://x.example',
    'https://x.example/app',
    'https://x.example?a',
    'https://me@x',
  ]) {
    expect(() => read({ PUBLIC_ORIGIN: wrong })).toThrow(/^PUBLIC_ORIGIN must look like .*, without a path, not /);
  }
});

test('SMTP_URL is validated, and an invalid value is not repeated in the error', () => {
  expect(read({ SMTP_URL: 'smtps://me:secret@mail.example:465' }).smtpUrl).toBe('smtps://me:secret@mail.example:465');
  for (const wrong of ['http://me:secret@mail.example', 'secret', 'smtp:secret']) {
    expect(() => read({ SMTP_URL: wrong })).toThrow(/^SMTP_URL must look like smtp:\/\/user:password@host:587$/);
  }
});

test('VERDANT_ENCRYPTION_KEY may list several keys, and an invalid value is not repeated in the error', () => {
  const [one, other] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
  expect(read({ VERDANT_ENCRYPTION_KEY: `${one}, ${other}` }).encryptionKeys).toEqual([one, other]);
  for (const wrong of ['secret', `${one},`, `${one} ${other}`, `${one},secret`]) {
    expect(() => read({ VERDANT_ENCRYPTION_KEY: wrong })).toThrow(
      /^VERDANT_ENCRYPTION_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them, or several, separated by commas$/,
    );
  }
  expect(() => read({ VERDANT_ENCRYPTION_KEY: `${one},${one.replace('=', '')}` })).toThrow(
    /^VERDANT_ENCRYPTION_KEY must list each key once$/,
  );
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
  });
  expect(read({ PORT: '', DATABASE_URL: ' ' })).toEqual(read({}));
  expect(read({}).dataDir).toMatch(/[/\\]\.data$/);
});

test('VERDANT_TRUST_PROXY=yes is refused with a list of valid values', () => {
  expect(() => read({ VERDANT_TRUST_PROXY: 'yes' })).toThrow(
    /^VERDANT_TRUST_PROXY must be `no`, the number of proxies .* \(such as 1\), or their IP addresses .*, not "yes"$/,
  );
  expect(read({ VERDANT_TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

test.each(['0', '65536', '-1', '8080.5', '1e3', '0x50', 'abc', '99999999999'])('PORT %s is refused', (port) => {
  expect(() => read({ PORT: port })).toThrow(`PORT must be a whole number from 1 to 65535, not "${port}"`);
});

test.each(['mysql://u:secret@h/d', 'secret', 'postgres://', 'postgres:secret', 'https://h/d'])(
  'the invalid DATABASE_URL %s is refused, and the error does not repeat it',
  (url) => {
    expect(() => read({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL must look like postgres:\/\/user:password@host:5432\/name$/,
    );
  },
);

test.each(['postgres://u:p@h:5432/d', 'postgresql://h/d', 'postgres:///d?host=/var/run/postgresql'])(
  'DATABASE_URL %s is accepted unchanged',
  (url) => {
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

test('an unknown VERDANT_ setting or a command-line argument is an error', () => {
  expect(() => read({ VERDANT_SESION_DAYS: '3' })).toThrow(/^VERDANT_SESION_DAYS is not a setting; /);
  expect(() => readSettings({}, ['--help'])).toThrow(/^Unknown argument "--help": /);
  expect(read({ SOMETHING_ELSE: 'x' }).port).toBe(3000);
});

test('each setting has a description and a unique name', () => {
  const all = Object.values(settingDefinitions);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, meaning } of all) {
    expect([name, meaning]).toEqual([expect.stringMatching(/^[A-Z][A-Z_]+$/), expect.stringMatching(/\.$/)]);
  }
});

test.each([
  [{ VERDANT_ALERT_URL: 'http://10.0.0.7/alerts' }, 'VERDANT_ALERT_URL needs VERDANT_ALERT_SECRET'],
  [{ VERDANT_ALERT_REMOTE_URLS: 'mfe-a=http://10.0.0.7/' }, 'VERDANT_ALERT_REMOTE_URLS needs VERDANT_ALERT_SECRET'],
  [{ VERDANT_ALERT_REMOTE_URLS: 'mfe-a' }, 'VERDANT_ALERT_REMOTE_URLS must be remotes with http or https URLs'],
  [{ VERDANT_ALERT_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}` }, 'VERDANT_ALERT_SECRET needs'],
  [{ VERDANT_ALERT_SECRET: 'hunter2' }, 'VERDANT_ALERT_SECRET must be whsec_ and 24 to 64 bytes in base64'],
  [{ VERDANT_ALERT_URL: 'http://me:secret@10.0.0.7/' }, 'VERDANT_ALERT_URL must be an http or https URL'],
])('the environment %j is refused, and the error repeats no secret', (environment, problem) => {
  let message = '';
  try {
    read(environment);
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain(problem);
  expect(message).not.toMatch(/hunter2|secret@/);
});

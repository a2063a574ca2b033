import { readSettings } from './settings';

const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, []);

test('mail settings may all be absent', () => {
  expect(read({})).toMatchObject({ publicOrigin: undefined, smtpUrl: undefined, mailFrom: undefined, resetMinutes: 60, resetMails: 5 });
});

test.each([
  ['no-reply@verdant.example', { name: undefined, address: 'no-reply@verdant.example' }],
  ['Verdant <no-reply@verdant.example>', { name: 'Verdant', address: 'no-reply@verdant.example' }],
  ['"Verdant, Sydney" <no-reply@verdant.example>', { name: 'Verdant, Sydney', address: 'no-reply@verdant.example' }],
])('MAIL_FROM %s', (text, sender) => {
  expect(read({ MAIL_FROM: text }).mailFrom).toEqual(sender);
});

test.each(['Verdant', 'Verdant <no-reply>', 'a@b.example, c@d.example', 'A <a@b.example> B'])('MAIL_FROM %s is refused', (text) => {
  expect(() => read({ MAIL_FROM: text })).toThrow(/^MAIL_FROM must look like Verdant <no-reply@example.com>, not /);
});

test('PUBLIC_ORIGIN is an origin and nothing more', () => {
  expect(read({ PUBLIC_ORIGIN: 'https://Verdant.Example.com/' }).publicOrigin).toBe('https://verdant.example.com');
  for (const wrong of ['verdant.example.com', 'ftp://x.example', 'https://x.example/app', 'https://x.example?a', 'https://me@x.example']) {
    expect(() => read({ PUBLIC_ORIGIN: wrong })).toThrow(/^PUBLIC_ORIGIN must look like https:\/\/verdant.example.com, without a path, not /);
  }
});

test('SMTP_URL is checked, and a wrong one is never repeated', () => {
  expect(read({ SMTP_URL: 'smtps://me:secret@mail.example:465' }).smtpUrl).toBe('smtps://me:secret@mail.example:465');
  for (const wrong of ['http://me:secret@mail.example', 'secret', 'smtp:secret']) {
    expect(() => read({ SMTP_URL: wrong })).toThrow(/^SMTP_URL must look like smtp:\/\/user:password@host:587$/);
  }
});

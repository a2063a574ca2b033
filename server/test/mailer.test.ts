import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createMailer, type Mail } from '../src/mail';
import { readReceivedMails, parseMail } from './support/received-mails';
import { listenForMail, type SmtpListener } from './support/smtp-listener';
import { temporaryFolder } from './support/start-server';

const mail: Mail = {
  id: '0b6e2c1e-8d2f-4a53-9f0e-1a2b3c4d5e6f.1',
  to: 'jo@example.com',
  language: 'de',
  subject: 'Grüße',
  text: 'Plain é\n\n.dot',
  html: '<p>Marked up é</p>',
};
const none = {
  smtpUrl: undefined,
  mailFrom: undefined,
  publicOrigin: 'https://verdant.example.com:8443',
  host: '127.0.0.1',
  port: 3000,
};

describe('the mailer without SMTP_URL', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = temporaryFolder();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('stores an email as a file with text and HTML, which only its owner can read', async () => {
    await createMailer({ ...none, dataDir }).send(mail);
    const [letter] = readReceivedMails(dataDir);
    expect(letter).toMatchObject({ text: mail.text, html: mail.html });
    expect(letter?.headers.get('to')).toBe('jo@example.com');
    expect(letter?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(letter?.headers.get('message-id')).toBe(`<${mail.id}@verdant.example.com>`);

    const folder = join(dataDir, 'mail');
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.eml$/);
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('drops an email to a domain that can never exist', async () => {
    await createMailer({ ...none, dataDir }).send({ ...mail, to: 'someone@demo.INVALID' });
    expect(readReceivedMails(dataDir)).toEqual([]);
  });

  it('stores emails sent at the same moment in separate files', async () => {
    const mailer = createMailer({ ...none, dataDir });
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail)));
    expect(readReceivedMails(dataDir)).toHaveLength(20);
  });

  it('uses no-reply at the public host as the sender, unless MAIL_FROM is set', async () => {
    await createMailer({ ...none, dataDir }).send(mail);
    await createMailer({ ...none, dataDir, mailFrom: { name: 'Jo & Co', address: 'hello@jo.example' } }).send(mail);
    expect(readReceivedMails(dataDir).map(({ headers }) => headers.get('from'))).toEqual([
      'Verdant <no-reply@verdant.example.com>',
      '"Jo & Co" <hello@jo.example>',
    ]);
  });
});

describe('the mailer with SMTP_URL', () => {
  let smtp: SmtpListener;
  beforeEach(async () => {
    smtp = await listenForMail();
  });
  afterEach(async () => smtp.close());

  const mailer = () => createMailer({ ...none, dataDir: '/dev/null/never', smtpUrl: smtp.url });

  it('sends an email to the SMTP server and writes no file', async () => {
    await mailer().send(mail);
    expect(smtp.deliveries).toHaveLength(1);
    const [delivery] = smtp.deliveries;
    expect(delivery).toMatchObject({ from: 'no-reply@verdant.example.com', to: ['jo@example.com'] });
    expect(parseMail(delivery?.message ?? '')).toMatchObject({ text: mail.text, html: mail.html });
  });

  it.each(['jo,eve@example.com', 'jo;eve@example.com', 'eve:@example.com'])(
    'sends a mail for the address %s to a single quoted recipient',
    async (to) => {
      await mailer().send({ ...mail, to });
      expect(smtp.deliveries.map((delivery) => delivery.to)).toEqual([[`"${to.split('@')[0]}"@example.com`]]);
    },
  );
});

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lettersTo, readLetter, tokenIn } from './support/letters';
import { signUp } from './support/people';
import { listenForMail, type SmtpListener } from './support/smtp-listener';
import { discard, startServer, temporaryFolder, type TestServer } from './support/start-server';

let smtp: SmtpListener;
let server: TestServer;

beforeAll(async () => {
  smtp = await listenForMail();
  server = await startServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Verdant <hello@verdant.example>',
    PUBLIC_ORIGIN: 'https://verdant.example',
    VERDANT_RESET_MINUTES: '120',
  });
});
afterAll(async () => {
  // First: the server would wait for the mails that the silent one still holds.
  await smtp.close();
  await discard(server);
});
beforeEach(() => smtp.be('takes'));

const ask = (at: TestServer, email: string) => at.request('POST', '/api/v1/auth/forgot-password', { body: { email } });

async function until<T>(read: () => T | undefined): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const found = read();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('It did not happen within ten seconds');
    await wait(20);
  }
}

describe('through SMTP', () => {
  it('the link starts at PUBLIC_ORIGIN, comes from MAIL_FROM, and works', async () => {
    const { typed } = await signUp(server);
    await ask(server, typed.email);
    const delivery = await until(() => smtp.deliveries.find(({ to }) => to.includes(typed.email)));
    const letter = readLetter(delivery.message);
    expect(delivery.from).toBe('hello@verdant.example');
    expect(letter.headers.get('from')).toBe('Verdant <hello@verdant.example>');
    expect(letter.text).toContain(`https://verdant.example/reset-password?token=${tokenIn(letter)}`);
    expect(letter.text).toContain('for 2 hours:');
    const body = { token: tokenIn(letter), new_password: 'battery staple' };
    expect((await server.request('POST', '/api/v1/auth/reset-password', { body })).status).toBe(204);
  });

  it('a mail that is refused is logged without link or address, and the answer is the same', async () => {
    const { typed } = await signUp(server);
    smtp.be('refuses');
    expect((await ask(server, typed.email)).status).toBe(202);
    const line = await until(() =>
      server
        .printed()
        .err.split('\n')
        .find((text) => text.includes('a mail could not be sent')),
    );
    expect(JSON.parse(line)).toMatchObject({ mail: { responseCode: 550 } });
    expect(server.printed().err).not.toContain('token=');
    expect(server.printed().err).not.toContain(typed.email);
  });

  it('a mail server that says nothing holds up no answer', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(server)));
    smtp.be('silent');
    const before = Date.now();
    for (const { typed } of people) expect((await ask(server, typed.email)).status).toBe(202);
    expect(Date.now() - before).toBeLessThan(2_000);
  });
});

describe('into files', () => {
  it('with DATABASE_URL too, and a mail that was asked for is written before the server ends', async () => {
    const dataDir = temporaryFolder();
    const second = await startServer({ DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir });
    try {
      const { typed } = await signUp(second);
      await ask(second, typed.email);
      expect(await second.stop()).toBe(0);
      const [letter] = await lettersTo(dataDir, typed.email);
      expect(letter?.text).toContain(`http://localhost:${second.port}/reset-password?token=`);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('a folder that cannot be written is logged, and the answer is the same', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'mail'), 'in the way');
    const second = await startServer({ DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir });
    try {
      const { typed } = await signUp(second);
      expect((await ask(second, typed.email)).status).toBe(202);
      await until(() => second.printed().err.includes('a mail could not be sent') || undefined);
      expect(second.printed().err).not.toContain('token=');
    } finally {
      await second.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { newUser } from '../support/users';
import { parseMail, resetTokenIn } from '../support/received-mails';
import { waitUntil } from '../support/until';
import { query, queryRows } from '../support/query';
import { listenForMail, type SmtpListener } from '../support/smtp-listener';
import { discard, startServer, type TestServer } from '../support/start-server';

let smtp: SmtpListener;
let server: TestServer;
let removeDatabase: TestServer['remove'];

const mailSettings = () => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Verdant <hello@verdant.example>',
  PUBLIC_ORIGIN: 'https://verdant.example',
  VERDANT_RESET_MINUTES: '120',
  LOG_LEVEL: 'warn',
});

beforeAll(async () => {
  smtp = await listenForMail();
  server = await startServer(mailSettings());
  removeDatabase = server.remove;
});
afterAll(async () => {
  // The mail server closes first: the product would otherwise wait for mails that the mail server has not accepted.
  await smtp.close();
  await discard(server);
  await removeDatabase();
});
beforeEach(() => smtp.be('takes'));

const ask = (at: TestServer, email: string) => at.request('POST', '/api/v1/auth/forgot-password', { body: { email } });
const deliveriesTo = (email: string) => smtp.deliveries.filter(({ to }) => to.includes(email));
interface JobRow {
  readonly state: string;
  readonly data: unknown;
  readonly output: unknown;
}
const jobsOf = async (email: string, at = server) =>
  queryRows<JobRow>(at, `select state, data, output from pgboss.job where data->>'email' = $1`, [email]);
const createUsers = async (count: number, at = server) =>
  Promise.all(Array.from({ length: count }, async () => `${(await newUser(at)).id}@example.com`));

describe('through SMTP', () => {
  it('a reset mail has a working link on PUBLIC_ORIGIN and MAIL_FROM as its sender; its job is deleted afterwards', async () => {
    const [email = ''] = await createUsers(1);
    await ask(server, email);
    const delivery = await waitUntil('the mail', async () => deliveriesTo(email)[0]);
    const letter = parseMail(delivery.message);
    expect(delivery.from).toBe('hello@verdant.example');
    expect(letter.headers.get('from')).toBe('Verdant <hello@verdant.example>');
    expect(letter.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}\.1@verdant\.example>$/);
    expect(letter.text).toContain(`https://verdant.example/reset-password?token=${resetTokenIn(letter)}`);
    expect(letter.text).toContain('for 2 hours:');
    const body = { token: resetTokenIn(letter), new_password: 'battery staple' };
    expect((await server.request('POST', '/api/v1/auth/reset-password', { body })).status).toBe(204);

    await waitUntil('the queue', async () => (await jobsOf(email)).length === 0);
    const archived = 'select 1 from pgboss.archive where data::text like $1';
    expect(await query(server, archived, [`%${email}%`])).toBe(0);
  });

  it('a mail that is first refused is retried and sent once; its link and address are not logged', async () => {
    const [email = ''] = await createUsers(1);
    smtp.be('refuses');
    expect((await ask(server, email)).status).toBe(202);
    await waitUntil('the failure', async () => server.printed().err.includes('a job failed and will be retried'));
    smtp.be('takes');
    const delivery = await waitUntil('the mail', async () => deliveriesTo(email)[0]);
    expect(parseMail(delivery.message).headers.get('message-id')).toMatch(/\.[2-9]@verdant\.example>$/);
    await waitUntil('the queue', async () => (await jobsOf(email)).length === 0);
    expect(deliveriesTo(email)).toHaveLength(1);
    expect(server.printed().err).not.toContain('token=');
    expect(server.printed().err).not.toContain(email);
  });
});

it('a mail acknowledged before a kill -9 is sent once by the next server', async () => {
  const people = await createUsers(10);
  smtp.be('refuses');
  const statuses = await Promise.all(people.map(async (email) => (await ask(server, email)).status));
  await server.kill();
  expect(new Set(statuses)).toEqual(new Set([202]));
  expect(people.flatMap(deliveriesTo)).toEqual([]);

  smtp.be('takes');
  // PostgreSQL possibly still executes the last statement of the killed server.
  const connections = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await waitUntil('the end of the connections', async () => (await query(server, connections)) === 0);
  // The queue repeats an attempt that the kill interrupted after 90 seconds. The test makes the attempt due at once.
  const due = `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;
  await query(server, due);
  server = await startServer({ ...mailSettings(), DATABASE_URL: server.databaseUrl });
  await waitUntil('the mail', async () => people.flatMap(deliveriesTo).length >= people.length);
  await wait(300);
  expect(people.map((email) => deliveriesTo(email).length)).toEqual(people.map(() => 1));
});

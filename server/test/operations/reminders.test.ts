import { netBankCsv, repeatedPaymentRows, importFile, type FileRow } from '../support/import-file';
import { waitUntil } from '../support/until';
import { readReceivedMails, linkTokenIn, type ReceivedMail } from '../support/received-mails';
import { signUpVerified } from '../support/users';
import { query } from '../support/query';
import { firstPossibleAnswer, QuizPlayer } from '../support/quiz-player';
import { sharedServer } from '../support/shared-server';
import { startServer } from '../support/start-server';

const server = sharedServer({ LOG_LEVEL: 'trace' });

type Person = Awaited<ReturnType<typeof signUpVerified>>;

async function personWithQuiz(ago: string): Promise<Person> {
  const person = await signUpVerified(server);
  const player = new QuizPlayer(server, person.token);
  await player.play(await player.start(), firstPossibleAnswer);
  const past = 'update quiz_sessions set completed_at = now() - $2::interval where user_id = $1';
  await query(server, past, [person.user.id, ago]);
  return person;
}

/** Creates a user with a linked bank whose consent ends after `endsIn`; a negative interval is in the past. */
async function personWithBank(endsIn: string, isLinked = true): Promise<Person> {
  const person = await signUpVerified(server);
  const consent = `insert into bank_consents (id, user_id, scope, expires_at)
    values ($1, $1, '["accounts"]', now() + $2::interval)`;
  await query(server, consent, [person.user.id, endsIn]);
  const link = `insert into bank_links (user_id, consent_id, provider_account_id, institution)
    values ($1, $1, $2, 'DAG Site')`;
  if (isLinked) await query(server, link, [person.user.id, person.typed.email]);
  return person;
}

/** Creates a user with an action that was postponed until `ago` before now; a negative interval is in the future. */
async function personWithAction(ago: string, ruleId = 'set-budget'): Promise<Person> {
  const person = await signUpVerified(server);
  await postpone(person, ago, ruleId);
  return person;
}

const postpone = async ({ user }: Person, ago: string, ruleId: string) =>
  query(
    server,
    `insert into quiz_actions (user_id, rule_id, state, until) values ($1, $3, 'postponed', now() - $2::interval)`,
    [user.id, ago, ruleId],
  );

const remindersTo = ({ typed }: Person) =>
  readReceivedMails(server.dataDir).filter(
    ({ headers }) => headers.get('to') === typed.email && headers.has('list-unsubscribe'),
  );

/** Query that returns a row once both tasks have run and no job is pending. A task can run twice if a new hour begins. */
const ALL_SENT = `select from pgboss.job having count(*) filter (where state < 'completed') = 0 and
  count(distinct data->>'task') filter (where state = 'completed' and data->>'task' in ('queue-reminders', 'queue-money-mails')) = 2`;

/** Runs repeated tasks at once: starts a second server, which queues due tasks, and waits until their mails are sent. */
async function runTasks(): Promise<void> {
  await query(server, "delete from pgboss.job where name = 'repeated-task'");
  const second = await startServer({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });
  try {
    await waitUntil('the end of the tasks and of their mails', async () => (await query(server, ALL_SENT)) > 0);
  } finally {
    await second.stop();
  }
}

const subjectsTo = (person: Person) => remindersTo(person).map(({ headers }) => headers.get('subject'));
const CHECK_IN = 'Three months on: time to check in';
const CONSENT = 'Your bank connection is about to end';

const ACTION = 'You asked to come back to this';

const oneLetter = (person: Person): ReceivedMail => {
  const [letter] = remindersTo(person);
  if (!letter) throw new Error('There is no reminder');
  return letter;
};
const notificationsOf = async ({ token }: Person) => (await server.request('GET', '/api/v1/auth/me', { token })).body;
const stop = (token: string, request = {}) =>
  server.request('POST', `/api/v1/notifications/unsubscribe/${token}`, request);

/** Creates a user with $90, a rent of $980 in five days and a tripled energy bill, who wants mails about both. */
async function personWithMoney(switches = { low_balance: true, unusual_charge: true }): Promise<Person> {
  const person = await signUpVerified(server);
  const rows: FileRow[] = [
    [2, -31_000, 'ORIGIN ENERGY 4471'],
    ...repeatedPaymentRows(31, 35, 5, -10_000, 'ORIGIN ENERGY 4471'),
    ...repeatedPaymentRows(14, 9, 10, -98_000, 'DIRECT DEBIT RAY WHITE RENT 5512'),
    ...repeatedPaymentRows(14, 8, 10, 150_000, 'SALARY RIVERBEND PTY LTD'),
    [0, -500, 'WOOLWORTHS 1234 SYDNEY'],
  ];
  await importFile(server, person.token, { text: netBankCsv(rows, 9_000) });
  await server.request('PUT', '/api/v1/auth/me/notifications', {
    token: person.token,
    body: { email: true, push: true, marketing: false, ...switches },
  });
  return person;
}

const LOW = 'Worth a look before your next bills';
const UNUSUAL = 'A charge that is larger than usual';

describe('mails about money', () => {
  it('are sent once to users who enabled them, with amounts but no merchant, and can be stopped by their link', async () => {
    const person = await personWithMoney();
    const recipient = await personWithMoney({ low_balance: false, unusual_charge: true });
    const unwilling = await personWithMoney({ low_balance: false, unusual_charge: false });
    await runTasks();
    await runTasks();

    expect(new Set(subjectsTo(person))).toEqual(new Set([UNUSUAL, LOW]));
    expect(subjectsTo(person)).toHaveLength(2);
    expect(subjectsTo(recipient)).toEqual([UNUSUAL]);
    expect(subjectsTo(unwilling)).toEqual([]);
    const low = remindersTo(person).find(({ headers }) => headers.get('subject') === LOW);
    expect(low?.text).toMatch(/^\$980 is due by \d{1,2} \w+ \d{4}\. Your everyday accounts had \$90 /m);
    const unusual = oneLetter(recipient);
    expect(unusual.text).toMatch(/^On \d{1,2} \w+ \d{4}, \$310 was charged\./m);
    expect(`${unusual.text}${unusual.html}${low?.text}`).not.toMatch(/origin|ray white|rent/i);

    expect((await stop(linkTokenIn('unsubscribe', unusual))).status).toBe(204);
    expect(await notificationsOf(recipient)).toMatchObject({ notifications: { email: false, unusual_charge: true } });
  }, 120_000);

  it('stay enabled when an older client saves notification settings without the settings for mails about money', async () => {
    const person = await personWithMoney();
    const channels = { email: true, push: false, marketing: false };
    await server.request('PUT', '/api/v1/auth/me/notifications', { token: person.token, body: channels });
    expect(await notificationsOf(person)).toMatchObject({ notifications: { ...channels, low_balance: true } });
  });
});

describe('reminders', () => {
  it('are sent once to users whose quiz is three months old or whose bank consent is about to end, and to no other user', async () => {
    const due = await personWithQuiz('3 months 1 day');
    const ending = await personWithBank('13 days');
    const german = await personWithQuiz('3 months 1 day');
    await server.request('PUT', '/api/v1/auth/me/preferences', {
      token: german.token,
      body: { theme: 'system', language: 'de' },
    });
    const others = [
      await personWithQuiz('2 months 27 days'),
      await personWithQuiz('5 months'),
      await personWithBank('15 days'),
      await personWithBank('-1 day'),
      await personWithBank('13 days', false),
    ];
    const silent = await personWithQuiz('3 months 1 day');
    await server.request('PUT', '/api/v1/auth/me/notifications', {
      token: silent.token,
      body: { email: false, push: true, marketing: true },
    });
    const unverified = await personWithQuiz('3 months 1 day');
    await query(server, 'update users set email_verified_at = null where id = $1', [unverified.user.id]);
    const leaving = await personWithBank('13 days');
    await query(server, "update users set delete_at = now() + interval '1 day' where id = $1", [leaving.user.id]);
    const again = await personWithQuiz('3 months 1 day');
    await new QuizPlayer(server, again.token).restart();
    await runTasks();
    await runTasks();

    expect(subjectsTo(due)).toEqual([CHECK_IN]);
    expect(subjectsTo(ending)).toEqual([CONSENT]);
    expect(oneLetter(german).text).toContain('Ihr letzter Finanz-Check ist drei Monate her.');
    for (const person of [...others, silent, unverified, leaving, again]) expect(subjectsTo(person)).toEqual([]);
    const { text, html } = oneLetter(ending);
    expect(text).toMatch(/ends on \d{1,2} \w+ \d{4}\./);
    expect(`${text}${html}`).not.toContain(ending.typed.first_name);
  }, 120_000);

  it('are sent at most once a week about postponed actions that are due again, without naming the actions', async () => {
    const due = await personWithAction('1 hour');
    await postpone(due, '2 hours', 'build-buffer');
    const others = [await personWithAction('-1 hour'), await personWithAction('8 days')];
    const done = await personWithAction('1 hour');
    await query(server, "update quiz_actions set state = 'done', until = null where user_id = $1", [done.user.id]);
    await runTasks();
    await query(server, "update quiz_actions set state = 'done', until = null where user_id = $1", [due.user.id]);
    await postpone(due, '1 minute', 'check-insurance');
    await runTasks();

    expect(subjectsTo(due)).toEqual([ACTION]);
    for (const person of [...others, done]) expect(subjectsTo(person)).toEqual([]);
    const { text, html } = oneLetter(due);
    expect(text).toContain('/dashboard');
    expect(`${text}${html}`).not.toMatch(/budget|buffer|insurance/i);
  }, 120_000);

  it('are stopped by the link in the mail, without revealing the user, and by the unsubscribe button of mail clients', async () => {
    const person = await personWithQuiz('3 months 1 day');
    const other = await personWithQuiz('3 months 1 day');
    await runTasks();
    const letter = oneLetter(person);
    const stopped = await stop(linkTokenIn('unsubscribe', letter));
    expect([stopped.status, stopped.body]).toEqual([204, undefined]);
    expect(await notificationsOf(person)).toMatchObject({
      notifications: { email: false, push: true, marketing: false },
    });
    expect(await notificationsOf(other)).not.toMatchObject({ notifications: { email: false } });

    const { headers } = oneLetter(other);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1];
    expect(url).toMatch(/^http:\/\/localhost:\d+\/api/);
    const clicked = await fetch(`${server.url}${new URL(url ?? '').pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(204);
    expect(await notificationsOf(other)).toMatchObject({ notifications: { email: false } });
  }, 120_000);

  it('are not stopped by an unsubscribe link with an invented token', async () => {
    expect(await stop('made-up')).toMatchObject({ status: 400 });
  });

  it('leave neither an e-mail address nor a token in the log', () => {
    const { out, err } = server.printed();
    const letters = readReceivedMails(server.dataDir).filter(({ headers }) => headers.has('list-unsubscribe'));
    expect(letters.length).toBeGreaterThan(3);
    for (const letter of letters) {
      expect(`${out}${err}`).not.toContain(letter.headers.get('to'));
      expect(`${out}${err}`).not.toContain(linkTokenIn('unsubscribe', letter));
    }
  });
});

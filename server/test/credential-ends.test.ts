import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { exportLink, loginResponse, passkeyCreationOptions, signInChallenge } from '@verdant/shared/contract';
import { Authenticator } from './support/authenticator';
import { addPasskey, beginAddingPasskey, originOf, PASSKEYS_PATH, sendPasskeySignIn } from './support/passkeys';
import { query, waitForBlockedStatements } from './support/query';
import {
  accountLinkIn,
  isEmailChangeMail,
  isResetMail,
  isWelcomeMail,
  waitForNewestMail,
  resetTokenIn,
} from './support/received-mails';
import { authenticatorCode, switchOnSecondFactor } from './support/second-factor';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { registrationDetails, signIn, signUp, signUpVerified, tokenFor } from './support/users';

/*
 * Events that end each credential of an account. SECURITY.md has the same table; a new credential needs a row here.
 */
const server = sharedServer({ VERDANT_SIGN_IN_ATTEMPTS: '1000' });
const database = sharedDatabase(server);

const events = ['password change', 'reset by mail', 'sign-out', 'sign-out elsewhere', 'deletion', 'expiry'] as const;
type Event = (typeof events)[number];
type Cell = 'ends' | `stays: ${string}`;

const UNTIL_REMOVED = 'stays: has no expiry';
const NO_SESSION = 'stays: is no part of a session';
const NO_ACCESS = 'stays: gives no access';
const FORMER_OWNER = 'stays: whoever did this may have taken the account over';
const SECOND_FACTOR = 'stays: the owner knows the password';
const NEEDS_PASSWORD = 'stays: needs a session or the password as well';

/** Effects on each credential: one cell per event, in the order of `events`. */
const access = {
  password: ['ends', 'ends', NO_SESSION, NO_SESSION, 'ends', UNTIL_REMOVED],
  session: ['ends', 'ends', 'ends', 'ends', 'ends', 'ends'],
  'calendar link': ['ends', 'ends', NO_SESSION, NO_SESSION, 'ends', UNTIL_REMOVED],
  'download link': ['ends', 'ends', 'stays: works once, for five minutes', 'ends', 'ends', 'ends'],
  'link to stop mails': [NO_ACCESS, NO_ACCESS, NO_ACCESS, NO_ACCESS, NO_ACCESS, NO_ACCESS],
  'reset link': ['ends', 'ends', NO_SESSION, NO_SESSION, 'ends', 'ends'],
  'confirmation link': [NEEDS_PASSWORD, NEEDS_PASSWORD, NEEDS_PASSWORD, NEEDS_PASSWORD, 'ends', 'ends'],
  'change of address': ['ends', 'ends', NEEDS_PASSWORD, NEEDS_PASSWORD, 'ends', 'ends'],
  'link to take the account back': [FORMER_OWNER, FORMER_OWNER, NO_SESSION, NO_SESSION, FORMER_OWNER, 'ends'],
} as const satisfies Record<string, readonly Cell[]>;

const signInMethods = {
  'sign-in that waits for a code': ['ends', 'ends', NO_SESSION, 'ends', 'ends', 'ends'],
  'authenticator app': [SECOND_FACTOR, 'ends', NO_SESSION, NO_SESSION, 'ends', UNTIL_REMOVED],
  'recovery code': [SECOND_FACTOR, 'ends', NO_SESSION, NO_SESSION, 'ends', UNTIL_REMOVED],
  passkey: [SECOND_FACTOR, 'ends', NO_SESSION, NO_SESSION, 'ends', UNTIL_REMOVED],
  'passkey that is being added': ['ends', 'ends', 'ends', 'ends', 'ends', 'ends'],
} as const satisfies Record<string, readonly Cell[]>;

type Table = Readonly<Record<string, readonly Cell[]>>;
type Probes<T extends Table> = Readonly<Record<keyof T, () => Promise<boolean>>>;

/** Returns the effect of an event on each credential of a table, without the reasons. */
const columnOf = (table: Table, event: Event) =>
  Object.fromEntries(Object.entries(table).map(([name, cells]) => [name, cells[events.indexOf(event)]?.split(':')[0]]));

/** Uses each credential in turn. Resolves to `stays` for each credential that still works, and to `ends` for all others. */
async function outcomes(probes: Readonly<Record<string, () => Promise<boolean>>>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, works] of Object.entries(probes)) found[name] = (await works()) ? 'stays' : 'ends';
  return found;
}

const NEW_PASSWORD = 'battery staple';
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const call = async (token: string, method: string, path: string, body?: unknown) =>
  server.request(method, `/api/v1${path}`, { token, ...(body !== undefined && { body }) });
const withToken = v.object({ token: v.string() });
const isOk = ({ status }: { readonly status: number }) => status < 300;

type Person = Awaited<ReturnType<typeof signUp>>;

async function resetLink({ typed }: Person): Promise<string> {
  await call('', 'POST', '/auth/forgot-password', { email: typed.email });
  return resetTokenIn(await waitForNewestMail(server, typed.email, isResetMail));
}

const expire = async ({ user }: Person) => {
  for (const name of ['sessions', 'tokens']) {
    await query(server, `update ${name} set expires_at = now() - interval '1 second' where user_id = $1`, [user.id]);
  }
};

/** Applies an event to an account with credentials created by session `other`. Resolves to the password then valid. */
async function happen(event: Event, person: Person, other: string, reset?: string): Promise<string> {
  const { token, typed } = person;
  const { password } = typed;
  const steps: Record<Event, () => Promise<unknown>> = {
    'password change': async () =>
      call(token, 'PUT', '/auth/me/password', { current_password: password, new_password: NEW_PASSWORD }),
    'reset by mail': async () =>
      call('', 'POST', '/auth/reset-password', {
        token: reset ?? (await resetLink(person)),
        new_password: NEW_PASSWORD,
      }),
    'sign-out': async () => call(other, 'POST', '/auth/logout'),
    'sign-out elsewhere': async () => call(token, 'DELETE', '/auth/me/devices'),
    deletion: async () => call(token, 'POST', '/auth/me/deletion', { password }),
    expiry: async () => expire(person),
  };
  await steps[event]();
  return event === 'password change' || event === 'reset by mail' ? NEW_PASSWORD : password;
}

describe.each(events)('the event "%s"', (event) => {
  it('ends exactly the sessions and links that the table of this test lists for the event', async () => {
    const person = await signUp(server);
    const { typed, user } = person;
    const other = await tokenFor(server, typed.email, typed.password);
    const [stop, back] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    await query(server, `insert into reminders (kind, about, user_id, stop_hash) values ('check-in', $1, $1, $2)`, [
      user.id,
      hashOf(stop),
    ]);
    await query(
      server,
      `insert into tokens (user_id, purpose, hash, data, attempts_left, expires_at)
       values ($1, 'restore-email', $2, $3, 1, now() + interval '7 days')`,
      [user.id, hashOf(back), registrationDetails().email],
    );
    const welcome = accountLinkIn(await waitForNewestMail(server, typed.email, isWelcomeMail));
    await query(server, 'update users set email_verified_at = now() where id = $1', [user.id]);
    const { email: next } = registrationDetails();
    await call(other, 'POST', '/auth/me/email', { new_email: next, password: typed.password });
    const change = accountLinkIn(await waitForNewestMail(server, next, isEmailChangeMail));
    const { token: calendar } = v.parse(withToken, (await call(other, 'POST', '/money/calendar')).body);
    const { url } = v.parse(exportLink, (await call(other, 'POST', '/auth/me/export')).body);
    const reset = await resetLink(person);

    const password = await happen(event, person, other, reset);
    const follow = async (link: { purpose: string; token: string }) =>
      isOk(await call('', 'POST', '/auth/account-link', { ...link, password }));
    const probes: Probes<typeof access> = {
      password: async () => isOk(await signIn(server, typed.email, typed.password)),
      session: async () => isOk(await call(other, 'GET', '/auth/me')),
      'calendar link': async () => isOk(await fetch(`${server.url}/api/v1/money/calendar/${calendar}`)),
      'download link': async () => {
        const response = await fetch(`${server.url}${url}`);
        await response.body?.cancel();
        return isOk(response);
      },
      'link to stop mails': async () => isOk(await call('', 'POST', `/notifications/unsubscribe/${stop}`)),
      'reset link': async () => isOk(await call('', 'POST', '/auth/reset-password/check', { token: reset })),
      'confirmation link': async () => follow(welcome),
      'change of address': async () => follow(change),
      'link to take the account back': async () => follow({ purpose: 'restore-email', token: back }),
    };
    const stays = ['password change', 'sign-out', 'sign-out elsewhere'].includes(event);
    expect(isOk(await call(person.token, 'GET', '/auth/me'))).toBe(stays);
    expect(await outcomes(probes)).toEqual(columnOf(access, event));
  });

  it('ends exactly the passkeys and two-step sign-in methods that the table of this test lists for the event', async () => {
    const person = await signUpVerified(server);
    const { typed } = person;
    const { device } = await addPasskey(server, person);
    const { secret, codes } = await switchOnSecondFactor(server, person);
    const challengeFor = async (password: string) => {
      const { body } = await signIn(server, typed.email, password);
      return v.is(signInChallenge, body) ? body.challenge : undefined;
    };
    const enter = async (challenge = '', code = '') => call('', 'POST', '/auth/login', { challenge, code });
    const entered = await enter(await challengeFor(typed.password), codes[0]);
    const other = v.parse(loginResponse, entered.body).access_token;
    const begun = await challengeFor(typed.password);
    const options = v.parse(passkeyCreationOptions, (await beginAddingPasskey(server, { token: other, typed })).body);
    const made = { name: 'Phone', passkey: new Authenticator(originOf(server)).create(options) };

    const password = await happen(event, person, other);
    const signsIn = async (code: string | undefined) => isOk(await enter(await challengeFor(password), code));
    const probes: Probes<typeof signInMethods> = {
      'sign-in that waits for a code': async () => isOk(await enter(begun, codes[1])),
      'authenticator app': async () => signsIn(authenticatorCode(secret, 1)),
      'recovery code': async () => signsIn(codes[2]),
      passkey: async () => isOk(await sendPasskeySignIn(server, device)),
      'passkey that is being added': async () =>
        isOk(await server.request('POST', PASSKEYS_PATH, { token: other, body: made })),
    };
    expect(await outcomes(probes)).toEqual(columnOf(signInMethods, event));
  });
});

/** Requests by which a session creates a credential, and the rows in which the credential is stored. */
const opening = [
  ['calendar link', 'money_calendar_links where', async ({ token }: Person) => call(token, 'POST', '/money/calendar')],
  [
    'download link',
    "tokens where purpose = 'export' and",
    async ({ token }: Person) => call(token, 'POST', '/auth/me/export'),
  ],
  ['passkey', 'passkeys where', async (person: Person) => addPasskey(server, person)],
] as const;

it.each(opening)(
  'no %s is created for a session that a password reset ends at the same moment',
  async (_name, rows, open) => {
    const person = await signUpVerified(server);
    await database.query('begin');
    await database.query('select from users where id = $1 for update', [person.user.id]);
    const opened = open(person).catch(() => undefined);
    await waitForBlockedStatements(server);
    await database.query('delete from sessions where user_id = $1', [person.user.id]);
    await database.query('commit');
    await opened;
    expect(await query(server, `select from ${rows} user_id = $1`, [person.user.id])).toBe(0);
  },
);

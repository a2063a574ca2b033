import * as v from 'valibot';
import { loginResponse, signInChallenge } from '@verdant/shared/contract';
import { mailTexts, type NoticeKind } from '../src/mail';
import { addPasskey, beginAddingPasskey, PASSKEYS_PATH } from './support/passkeys';
import {
  accountLinkIn,
  isEmailChangeMail,
  isResetMail,
  isWelcomeMail,
  waitForNewestMail,
  readReceivedMails,
  waitForMailsTo,
  resetTokenIn,
  type ReceivedMail,
} from './support/received-mails';
import { authenticatorCode, switchOnSecondFactor } from './support/second-factor';
import { sharedServer } from './support/shared-server';
import { type ApiResponse } from './support/start-server';
import { registrationDetails, signIn, signUp, signUpVerified } from './support/users';

/*
 * Tests for each change of credentials: the effect on other sessions, the language of the notice, and that a wrong password
 * counts as a failed sign-in. A new kind of change needs a row here; credential-ends.test.ts tests all other effects.
 */
const server = sharedServer({ VERDANT_SIGN_IN_FAILURES: '20', LOG_LEVEL: 'trace' });

type Person = Awaited<ReturnType<typeof signUpVerified>>;
interface Before {
  readonly secret?: string;
  readonly codes?: readonly string[];
  readonly passkey?: string;
  readonly letter?: ReceivedMail;
}
interface Change {
  readonly prepare?: (person: Person) => Promise<Before>;
  readonly act: (person: Person, before: Before, password: string) => Promise<ApiResponse>;
  readonly others: 'stay' | 'end';
  /** Effect on the session that makes the change; by default the session stays. */
  readonly own?: 'ends';
  readonly notices: readonly NoticeKind[];
  readonly needsPassword?: boolean;
}

const SECOND_FACTOR = '/auth/me/second-factor';
const NEW_PASSWORD = 'battery staple';
const post = async ({ token }: { token: string }, path: string, body?: unknown) =>
  server.request('POST', `/api/v1${path}`, {
    token,
    headers: { 'accept-language': 'de-AT' },
    ...(body !== undefined && { body }),
  });
const withPasskey = async (person: Person) => ({ passkey: (await addPasskey(server, person)).passkey.id });
const withSecondFactor = async (person: Person) => switchOnSecondFactor(server, person);
const requestEmail = async (person: Person, password: string, new_email = registrationDetails().email) =>
  post(person, '/auth/me/email', { new_email, password });

const changes: Record<string, Change> = {
  'changing the password': {
    act: async ({ token }, _before, current_password) =>
      server.request('PUT', '/api/v1/auth/me/password', {
        token,
        body: { current_password, new_password: NEW_PASSWORD },
      }),
    others: 'end',
    notices: ['password-changed'],
    needsPassword: true,
  },
  'requesting a new e-mail address': {
    act: async (person, _before, password) => requestEmail(person, password),
    others: 'stay',
    notices: ['email-change-requested'],
    needsPassword: true,
  },
  'confirming a new e-mail address': {
    prepare: async (person) => {
      const { email } = registrationDetails();
      await requestEmail(person, person.typed.password, email);
      return { letter: await waitForNewestMail(server, email, isEmailChangeMail) };
    },
    act: async (person, { letter }) => post(person, '/auth/account-link', letter && accountLinkIn(letter)),
    others: 'stay',
    notices: ['email-change-requested', 'email-changed'],
  },
  'switching on two-step sign-in': {
    act: async (person, _before, password) => {
      if (password !== person.typed.password) return post(person, SECOND_FACTOR, { password });
      await switchOnSecondFactor(server, person);
      return server.request('GET', `/api/v1${SECOND_FACTOR}`, { token: person.token });
    },
    others: 'end',
    notices: ['second-factor-on'],
    needsPassword: true,
  },
  'replacing the recovery codes': {
    prepare: withSecondFactor,
    act: async (person, { secret = '' }, password) =>
      post(person, `${SECOND_FACTOR}/recovery-codes`, { password, code: authenticatorCode(secret, 1) }),
    others: 'end',
    notices: ['second-factor-on', 'recovery-code-used', 'recovery-codes-replaced'],
    needsPassword: true,
  },
  'switching off two-step sign-in': {
    prepare: withSecondFactor,
    act: async (person, { codes }, password) =>
      post(person, `${SECOND_FACTOR}/removal`, { password, code: codes?.[3] }),
    others: 'end',
    notices: ['second-factor-on', 'recovery-code-used', 'second-factor-off'],
    needsPassword: true,
  },
  'adding a passkey': {
    act: async (person, _before, password) => {
      if (password !== person.typed.password) return beginAddingPasskey(server, { ...person, typed: { password } });
      await addPasskey(server, person);
      return server.request('GET', PASSKEYS_PATH, { token: person.token });
    },
    others: 'stay',
    notices: ['passkey-added'],
    needsPassword: true,
  },
  'removing a passkey': {
    prepare: withPasskey,
    act: async ({ token }, { passkey }, password) =>
      server.request('POST', `${PASSKEYS_PATH}/${passkey}/removal`, { token, body: { password } }),
    others: 'end',
    notices: ['passkey-added', 'passkey-removed'],
    needsPassword: true,
  },
  'resetting the password by mail': {
    prepare: async (person) => {
      const before = { ...(await withPasskey(person)), ...(await withSecondFactor(person)) };
      await post(person, '/auth/forgot-password', { email: person.typed.email });
      return { ...before, letter: await waitForNewestMail(server, person.typed.email, isResetMail) };
    },
    act: async (person, { letter }) =>
      post(person, '/auth/reset-password', { token: letter && resetTokenIn(letter), new_password: NEW_PASSWORD }),
    others: 'end',
    own: 'ends',
    notices: ['passkey-added', 'second-factor-on', 'recovery-code-used', 'password-reset'],
  },
  'creating a private calendar link': {
    act: async (person) => post(person, '/money/calendar'),
    others: 'stay',
    notices: ['calendar-link-created'],
  },
};

async function otherSession({ typed }: Person, [code]: readonly string[] = []): Promise<string> {
  const { body } = await signIn(server, typed.email, typed.password);
  if (code === undefined) return v.parse(loginResponse, body).access_token;
  const { challenge } = v.parse(signInChallenge, body);
  return v.parse(loginResponse, (await post({ token: '' }, '/auth/login', { challenge, code })).body).access_token;
}
const isOpen = async (token: string) => (await server.request('GET', '/api/v1/auth/me', { token })).status === 200;

it.each(Object.entries(changes))(
  'after %s, exactly the sessions end and exactly the notices are emailed that the test table declares',
  async (_name, change) => {
    const person = await signUpVerified(server);
    const body = { theme: 'system', language: 'fr' };
    await server.request('PUT', '/api/v1/auth/me/preferences', { token: person.token, body });
    const before = (await change.prepare?.(person)) ?? {};
    const other = await otherSession(person, before.codes);
    expect((await change.act(person, before, person.typed.password)).status).toBeLessThan(300);
    expect([await isOpen(person.token), await isOpen(other)]).toEqual([
      change.own !== 'ends',
      change.others === 'stay',
    ]);

    /** Returns the kind of notice of a mail, by its first sentence. */
    const noticeIn = ({ text }: ReceivedMail) =>
      change.notices.find((notice) => text.includes(mailTexts.fr.notices[notice].what.split('{')[0] ?? ''));
    const isNotice = (letter: ReceivedMail) => noticeIn(letter) !== undefined;
    const letters = await waitForMailsTo(server.dataDir, person.typed.email, change.notices.length, isNotice);
    expect(letters).toHaveLength(change.notices.length);
    expect(new Set(letters.map(noticeIn))).toEqual(new Set(change.notices));
    for (const { headers, text, html } of before.letter ? [...letters, before.letter] : letters) {
      expect(headers.get('content-language')).toBe('fr');
      for (const secret of [person.typed.password, NEW_PASSWORD, person.typed.first_name, ...(before.codes ?? [])]) {
        expect(`${text}${html}`).not.toContain(secret);
      }
    }
  },
);

it.each(Object.entries(changes).filter(([, { needsPassword }]) => needsPassword))(
  '%s with a wrong password counts as a failed sign-in, and sends no notice',
  async (_name, change) => {
    const person = await signUpVerified(server);
    const before = (await change.prepare?.(person)) ?? {};
    const statuses: number[] = [];
    // The attempts of a session share the limit of one browser, so the third attempt is refused.
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await change.act(person, before, 'wrong one')).status);
    expect(statuses).toEqual([400, 400, 429]);
    await post(person, '/auth/forgot-password', { email: person.typed.email });
    const count = change.prepare ? 3 : 2;
    expect(await waitForMailsTo(server.dataDir, person.typed.email, count, () => true)).toHaveLength(count);
  },
);

it('a wrong password sent with a valid email link counts as a failed sign-in, but not with an invented link', async () => {
  const { typed } = await signUp(server);
  const link = accountLinkIn(await waitForNewestMail(server, typed.email, isWelcomeMail));
  const guess = async (body: object) => (await post({ token: '' }, '/auth/account-link', body)).status;
  const statuses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) statuses.push(await guess({ ...link, password: 'wrong one' }));
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  expect((await signIn(server, typed.email, typed.password)).status).toBe(429);
  expect(await guess({ purpose: 'verify-email', token: 'x'.repeat(43), password: 'wrong one' })).toBe(400);
});

it('the notice of a new calendar link is in the language of the request if the account has no language set', async () => {
  const person = await signUpVerified(server);
  await post(person, '/money/calendar');
  const isNotice = ({ text }: ReceivedMail) => text.includes(mailTexts.de.notices['calendar-link-created'].what);
  expect(await waitForMailsTo(server.dataDir, person.typed.email, 1, isNotice)).toHaveLength(1);
});

it('the server log contains no email address and no token after changes of credentials', () => {
  const { out, err } = server.printed();
  const letters = readReceivedMails(server.dataDir);
  expect(letters.length).toBeGreaterThan(20);
  for (const { headers, text } of letters) {
    expect(`${out}${err}`).not.toContain(headers.get('to') ?? 'never');
    const token = /token=([\w-]+)$/m.exec(text)?.[1];
    if (token) expect(`${out}${err}`).not.toContain(token);
  }
});

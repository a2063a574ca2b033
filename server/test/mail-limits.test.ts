import { isWelcomeMail, readReceivedMails, waitForMailsTo } from './support/received-mails';
import { registrationDetails, signUp, signUpVerified, tokenFor } from './support/users';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';
import { waitUntil } from './support/until';

const MAILS = 2;
const LAST = 'If this happens again within the next hour, we may not send another email about it.';

const server = sharedServer({ VERDANT_RESET_MAILS: String(MAILS) });

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.request('POST', `/api/v1/auth${path}`, { body, headers });
const resend = async (token: string) =>
  (await server.request('POST', '/api/v1/auth/me/verification', { token })).status;
/** Requests the change of an account's address to `email`, without confirming the change. */
const claim = async ({ typed, token }: Awaited<ReturnType<typeof signUp>>, email: string) =>
  (
    await server.request('POST', '/api/v1/auth/me/email', {
      token,
      body: { new_email: email, password: typed.password },
    })
  ).status;
const forget = async (email: string, cookie = '') => (await call('/forgot-password', { email }, { cookie })).status;

async function changePassword({ typed, token }: Awaited<ReturnType<typeof signUp>>, times: number): Promise<void> {
  let [current, next] = [typed.password, 'kangaroo umbrella'];
  for (let count = 0; count < times; count += 1) {
    const body = { current_password: current, new_password: next };
    expect((await server.request('PUT', '/api/v1/auth/me/password', { token, body })).status).toBe(204);
    [current, next] = [next, current];
  }
}

/** Resolves to all mails to that address once no mail is queued. */
async function allTo(email: string) {
  await waitUntil(
    'the mails',
    async () => (await query(server, "select from pgboss.job where name like '%-mail' and state <> 'failed'")) === 0,
  );
  return readReceivedMails(server.dataDir).filter(({ headers }) => headers.get('to') === email);
}

describe('notices of the same kind to the same address', () => {
  const noticesTo = async (email: string) =>
    (await allTo(email)).filter((letter) => letter.headers.get('subject') === 'Your Verdant password was changed');

  it('are sent at most five times an hour, and only the fifth notice mentions the limit', async () => {
    const person = await signUpVerified(server);
    await changePassword(person, 7);
    const notices = await noticesTo(person.typed.email);
    expect(notices.filter(({ text }) => !text.includes(LAST))).toHaveLength(4);
    expect(notices.filter(({ text }) => text.includes(LAST))).toHaveLength(1);
  });

  it('are sent at most once an hour while the address is not confirmed', async () => {
    const person = await signUp(server);
    await changePassword(person, 3);
    expect((await noticesTo(person.typed.email)).map(({ text }) => text.includes(LAST))).toEqual([true]);
  });
});

describe('emails to confirm an address', () => {
  it('are limited per address, even if new accounts register with the address again and again', async () => {
    const typed = registrationDetails();
    for (let count = 0; count < MAILS + 2; count += 1) {
      expect((await call('/register', typed)).status).toBe(201);
      await allTo(typed.email);
      await query(server, "update users set email = 'other' || id, email_key = 'other' || id where email = $1", [
        typed.email,
      ]);
    }
    expect((await allTo(typed.email)).filter(isWelcomeMail)).toHaveLength(MAILS);
  });

  it('can be sent to the user again after other users who want the same address have reached their limit', async () => {
    const { typed, token } = await signUp(server);
    const stranger = await signUpVerified(server);
    expect([await claim(stranger, typed.email), await claim(stranger, typed.email)]).toEqual([202, 202]);
    expect(await claim(await signUpVerified(server), typed.email)).toBe(429);
    expect([await resend(token), await resend(token), await resend(token)]).toEqual([202, 202, 429]);
  });
});

it('requests to delete an account get 429 once the limit of emails with a link to keep the account is reached', async () => {
  const { typed, token } = await signUp(server);
  const { email, password } = typed;
  const statuses = [];
  let current = token;
  for (let count = 0; count <= MAILS; count += 1) {
    const request = { token: current, body: { password } };
    statuses.push((await server.request('POST', '/api/v1/auth/me/deletion', request)).status);
    await call('/keep-account', { email, password });
    current = await tokenFor(server, email, password);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

it('password reset emails have a separate limit for known devices; strangers cannot tell if the account exists', async () => {
  const typed = registrationDetails();
  const cookie = (await call('/register', typed)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const nobody = registrationDetails().email;
  const foreign = (await call('/register', registrationDetails())).headers.get('set-cookie')?.split(';')[0] ?? '';
  for (const email of [typed.email, nobody]) {
    expect([await forget(email), await forget(email, foreign), await forget(email)]).toEqual([202, 202, 429]);
    expect(await forget(email, foreign)).toBe(429);
  }
  expect([await forget(typed.email, cookie), await forget(typed.email, cookie)]).toEqual([202, 202]);
  expect(await forget(typed.email, cookie)).toBe(429);
  await waitForMailsTo(server.dataDir, typed.email, 2 * MAILS);
});

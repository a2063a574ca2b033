import * as v from 'valibot';
import { bankLinksResponse, linkSession, deletionResponse } from '@verdant/shared/contract';
import { sharedDatabase, sharedServer } from './support/shared-server';
import {
  accountLinkIn,
  isEmailChangeMail,
  isNewDeviceMail,
  isResetMail,
  isWelcomeMail,
  waitForNewestMail,
  readReceivedMails,
  waitForMailsTo,
  resetTokenIn,
} from './support/received-mails';
import { registrationDetails, signIn, signUp, signUpVerified } from './support/users';
import { linkBankInWidget } from './support/widget-visitor';

const server = sharedServer();
const database = sharedDatabase(server);

const call = (token: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.request(method, `/api/v1/auth${path}`, { token, headers, ...(body !== undefined && { body }) });
const statusOf = async (token: string) => (await call(token, 'GET', '/me/status')).body;
/**
 * Sends the token of a link in a mail, as the session with `token` or, without `token`, as a visitor who is not signed in.
 */
const follow = (body: { purpose: string; token: string }, token = '') =>
  server.request('POST', '/api/v1/auth/account-link', { token, body });
const welcome = async (email: string, count = 1) => waitForNewestMail(server, email, isWelcomeMail, count);
const change = (token: string, new_email: string, password: string) =>
  call(token, 'POST', '/me/email', { new_email, password });
const changeLetter = async (email: string) => waitForNewestMail(server, email, isEmailChangeMail);

describe('after registering', () => {
  it('a confirmation email is sent that omits the typed name and has a link that works once', async () => {
    const { typed, token, user } = await signUp(server, { first_name: 'Unwanted advertisement' });
    expect(user).toMatchObject({ email_verified: false });
    expect(await statusOf(token)).toEqual({ email_verified: false, new_email: null });
    const letter = await welcome(typed.email);
    expect(letter.headers.get('subject')).toBe('Confirm your email address for Verdant');
    expect(`${letter.text}${letter.html}`).not.toContain('Unwanted');
    const link = accountLinkIn(letter);
    expect((await follow(link, token)).status).toBe(204);
    expect(await statusOf(token)).toEqual({ email_verified: true, new_email: null });
    expect((await call(token, 'GET', '/me')).body).toMatchObject({ email_verified: true });
    expect(await follow(link)).toMatchObject({
      status: 400,
      body: { detail: 'This link does not work anymore. Please ask for a new one.' },
    });
  });

  it('the confirmation email can be sent again, and only its newest link works', async () => {
    const { typed, token } = await signUp(server);
    const first = await welcome(typed.email);
    expect((await call(token, 'POST', '/me/verification')).status).toBe(202);
    await welcome(typed.email, 2);
    expect((await follow(accountLinkIn(first))).status).toBe(400);
  });

  it('no further confirmation email is sent once the address is confirmed', async () => {
    const { typed, token } = await signUpVerified(server);
    expect((await call(token, 'POST', '/me/verification')).status).toBe(202);
    await server.request('POST', '/api/v1/auth/forgot-password', { body: { email: typed.email } });
    await waitForMailsTo(server.dataDir, typed.email);
    expect(readReceivedMails(server.dataDir).filter(({ headers }) => headers.get('to') === typed.email)).toHaveLength(
      2,
    );
  });
});

it('an address that differs from the address of another account only by a look-alike letter is refused', async () => {
  const { typed, token } = await signUpVerified(server);
  const twin = typed.email.replace('s', '\u017F');
  const refused = (field: string) => ({ status: 422, body: { detail: [{ loc: ['body', field] }] } });
  expect(await change(token, twin, typed.password)).toMatchObject(refused('new_email'));
  const body = registrationDetails({ email: twin });
  expect(await server.request('POST', '/api/v1/auth/register', { body })).toMatchObject(refused('email'));
});

describe('a change of the email address', () => {
  it('requires a valid address that differs from the current one', async () => {
    const { typed, token } = await signUpVerified(server);
    for (const address of [typed.email.toUpperCase(), 'jo@']) {
      expect(await change(token, address, typed.password)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'new_email'] }] },
      });
    }
    expect(await statusOf(token)).toEqual({ email_verified: true, new_email: null });
  });

  it('takes effect once the new address is confirmed; emails to the old address do not contain the new one', async () => {
    const { typed, token } = await signUpVerified(server);
    const { email } = registrationDetails();
    expect((await change(token, email, typed.password)).status).toBe(202);
    expect(await statusOf(token)).toEqual({ email_verified: true, new_email: email });
    const letter = await changeLetter(email);
    expect((await signIn(server, email, typed.password)).status).toBe(401);
    expect((await follow(accountLinkIn(letter), token)).status).toBe(204);
    expect((await signIn(server, email, typed.password)).status).toBe(200);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(401);
    expect((await call(token, 'GET', '/me')).body).toMatchObject({ email });
    expect(await statusOf(token)).toEqual({ email_verified: true, new_email: null });
    const noticeMails = await waitForMailsTo(server.dataDir, typed.email, 2);
    for (const { text, html } of noticeMails) expect(`${text}${html}`).not.toContain(email);
  });

  it('is reverted by a link emailed to the old address, which also ends all sessions, the password and any deletion', async () => {
    const { typed, token } = await signUpVerified(server);
    const thief = registrationDetails();
    await change(token, thief.email, typed.password);
    const letter = await changeLetter(thief.email);
    await follow(accountLinkIn(letter), token);
    const noticeMail = await waitForNewestMail(server, typed.email, ({ text }) => text.includes('?for=restore-email&'));
    // The link that restores the first address still works after a second change and a requested deletion.
    const second = registrationDetails();
    await change(token, second.email, typed.password);
    const secondLetter = await changeLetter(second.email);
    await follow(accountLinkIn(secondLetter), token);
    expect((await call(token, 'POST', '/me/deletion', { password: typed.password })).status).toBe(200);
    expect((await follow(accountLinkIn(noticeMail))).status).toBe(204);
    expect((await call(token, 'GET', '/me')).status).toBe(401);
    for (const email of [typed.email, thief.email, second.email]) {
      expect((await signIn(server, email, typed.password)).status).toBe(401);
    }
    await server.request('POST', '/api/v1/auth/forgot-password', { body: { email: typed.email } });
    const reset = await waitForNewestMail(server, typed.email, isResetMail);
    const body = { token: resetTokenIn(reset), new_password: 'battery staple' };
    expect((await server.request('POST', '/api/v1/auth/reset-password', { body })).status).toBe(204);
    expect((await signIn(server, typed.email, 'battery staple')).status).toBe(200);
    expect((await follow(accountLinkIn(noticeMail))).status).toBe(400);
  });

  it('to an address that has an account gets the usual response, and the owner of that account is notified by email', async () => {
    const { typed: taken } = await signUp(server);
    const { typed, token } = await signUpVerified(server);
    const free = await change(token, registrationDetails().email, typed.password);
    const response = await change(token, taken.email, typed.password);
    expect([response.status, response.body]).toEqual([free.status, free.body]);
    expect(await statusOf(token)).toEqual({ email_verified: true, new_email: taken.email });
    const letter = await waitForNewestMail(server, taken.email);
    expect(letter.headers.get('subject')).toBe('This email address already has a Verdant account');
    expect(letter.text).not.toContain('token=');
  });

  it('is refused on confirmation if the new address got an account in the meantime', async () => {
    const { typed, token } = await signUpVerified(server);
    const { email } = registrationDetails();
    await change(token, email, typed.password);
    const letter = await changeLetter(email);
    await signUp(server, { email });
    expect((await follow(accountLinkIn(letter), token)).status).toBe(400);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
  });

  it('invalidates a password reset link that was sent to the old address', async () => {
    const { typed, token } = await signUpVerified(server);
    const { email } = registrationDetails();
    await server.request('POST', '/api/v1/auth/forgot-password', { body: { email: typed.email } });
    const reset = await waitForNewestMail(server, typed.email);
    await change(token, email, typed.password);
    const letter = await changeLetter(email);
    expect((await follow(accountLinkIn(letter), token)).status).toBe(204);
    const body = { token: resetTokenIn(reset), new_password: 'battery staple' };
    expect((await server.request('POST', '/api/v1/auth/reset-password', { body })).status).toBe(400);
  });
});

test('a sign-in notice is emailed to the user only if the browser has no device cookie of the account', async () => {
  const { typed } = await signUpVerified(server);
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const body = { email: typed.email, password: typed.password };
  const first = await server.request('POST', '/api/v1/auth/login', { body, headers });
  const [letter] = await waitForMailsTo(server.dataDir, typed.email, 1, isNewDeviceMail);
  expect(letter?.text).toMatch(
    /Device: Firefox on Windows\. Time: \d{1,2} \w+ \d{4} at \d{1,2}:\d\d\s[ap]m \(Sydney\)\./,
  );
  const cookie = /verdant-device=[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(cookie).not.toBe('');
  await server.request('POST', '/api/v1/auth/login', { body, headers: { ...headers, cookie } });
  // A wrongly sent second notice would arrive before the reset mail that is requested here, because mails arrive in order.
  await server.request('POST', '/api/v1/auth/forgot-password', { body: { email: typed.email } });
  await waitForMailsTo(server.dataDir, typed.email);
  const all = readReceivedMails(server.dataDir).filter(
    (receivedMail) => receivedMail.headers.get('to') === typed.email && isNewDeviceMail(receivedMail),
  );
  expect(all).toHaveLength(1);
});

test('connecting and disconnecting a bank send one email each, and no email contains the name of the bank', async () => {
  const { typed, token } = await signUpVerified(server);
  const send = async (method: string, path: string, body?: unknown) =>
    (await server.request(method, `/api/v1/bank${path}`, { token, ...(body !== undefined && { body }) })).body;
  const session = v.parse(linkSession, await send('POST', '/link-session'));
  const { providerAccountId } = await linkBankInWidget(session, { bank: 'Bilby Bank', user: 'success' });
  const confirm = async () =>
    v.parse(bankLinksResponse, await send('POST', '/links', { provider_account_id: providerAccountId }));
  await confirm();
  const { links } = await confirm();
  await send('DELETE', `/links/${links[0]?.id}`);
  const letters = await waitForMailsTo(server.dataDir, typed.email, 2);
  expect(new Set(letters.map(({ headers }) => headers.get('subject')))).toEqual(
    new Set(['A bank was linked to your Verdant account', 'A bank was disconnected from your Verdant account']),
  );
  for (const { text, html } of letters) {
    expect(text).toMatch(/Device: .+\. Time: .+\(Sydney\)\./);
    for (const part of [text, html]) expect(part).not.toMatch(/Bilby|\$|token=/);
  }
});

const DAY_MS = 24 * 60 * 60 * 1000;
const me = (token: string) => server.request('GET', '/api/v1/auth/me', { token });
const leave = (token: string, password: string) =>
  server.request('POST', '/api/v1/auth/me/deletion', { token, body: { password } });
const keep = (email: string, password: string) =>
  server.request('POST', '/api/v1/auth/keep-account', { body: { email, password } });

async function leaver() {
  const person = await signUp(server);
  await leave(person.token, person.typed.password);
  const letter = await waitForNewestMail(server, person.typed.email);
  return { ...person, letter, link: accountLinkIn(letter) };
}

const makeDue = async (id: string) =>
  database.query(`update users set delete_at = now() - interval '1 second' where id = $1`, [id]);

describe('requesting the deletion of an account', () => {
  it('requires the current password, and returns the date of the deletion, seven days ahead', async () => {
    const { token, typed } = await signUp(server);
    expect(await leave(token, 'not the password')).toMatchObject({
      status: 400,
      body: { detail: 'The current password is not right. Please try again.' },
    });
    expect((await me(token)).status).toBe(200);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    const { delete_at } = v.parse(deletionResponse, (await leave(token, typed.password)).body);
    expect(Math.abs(Date.parse(delete_at) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
  });

  it('sends an email with a link that cancels the deletion once, without a sign-in', async () => {
    const { typed, letter, link } = await leaver();
    expect(letter.headers.get('subject')).toBe('Your Verdant account will be deleted');
    expect(letter.html).toContain(link.token);
    expect(letter.text).toMatch(/will be deleted with everything in it on \d+ \w+ 20\d\d\./);
    expect(link.purpose).toBe('keep-account');
    expect((await follow(link)).status).toBe(204);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect(await follow(link)).toMatchObject({ status: 400 });
  });
});

describe('signing in to an account that is scheduled for deletion', () => {
  it('reveals the scheduled deletion only if the password is right', async () => {
    const { typed } = await leaver();
    expect(await signIn(server, typed.email, typed.password)).toMatchObject({
      status: 403,
      body: { detail: 'This account is going to be deleted. To keep it, use the link in our email.' },
    });
    const wrong = await signIn(server, typed.email, 'not the password');
    const unknown = await signIn(server, registrationDetails().email, 'not the password');
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });

  it('is possible again after the user cancels the deletion with the password', async () => {
    const { typed, link } = await leaver();
    expect(await keep(typed.email, 'not the password')).toMatchObject({ status: 401 });
    expect((await signIn(server, typed.email, typed.password)).status).toBe(403);
    expect((await keep(typed.email, typed.password)).status).toBe(204);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect(await follow(link)).toMatchObject({ status: 400 });
  });

  it('fails like a wrong password once the deletion is due, and the deletion can no longer be cancelled', async () => {
    const { typed, user } = await leaver();
    await makeDue(user.id);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(401);
    expect((await keep(typed.email, typed.password)).status).toBe(401);
  });
});

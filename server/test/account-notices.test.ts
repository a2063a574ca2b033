import * as v from 'valibot';
import { bankLinksResponse, linkSession } from '@verdant/shared/contract';
import { addPasskey } from './support/passkeys';
import { isNewDevice, mailsIn, mailsTo, tokenIn } from './support/received-mails';
import { signUpVerified } from './support/users';
import { switchOn } from './support/second-factor';
import { sharedServer } from './support/shared-server';
import { visitWidget } from './support/widget-visitor';

const server = sharedServer({ LOG_LEVEL: 'trace' });

const change = (
  token: string,
  passwords: { current_password: string; new_password: string },
  headers: Record<string, string> = {},
) => server.request('PUT', '/api/v1/auth/me/password', { token, body: passwords, headers });

test('a sign-in in a browser without the cookie of the account is announced with time and device; one with it is not', async () => {
  const { typed } = await signUpVerified(server);
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const body = { email: typed.email, password: typed.password };
  const first = await server.request('POST', '/api/v1/auth/login', { body, headers });
  const [letter] = await mailsTo(server.dataDir, typed.email, 1, isNewDevice);
  expect(letter?.text).toMatch(
    /Device: Firefox on Windows\. Time: \d{1,2} \w+ \d{4} at \d{1,2}:\d\d\s[ap]m \(Sydney\)\./,
  );
  const cookie = /verdant-device=[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(cookie).not.toBe('');
  await server.request('POST', '/api/v1/auth/login', { body, headers: { ...headers, cookie } });
  // What is sent after it arrives after it.
  await server.request('POST', '/api/v1/auth/forgot-password', { body: { email: typed.email } });
  await mailsTo(server.dataDir, typed.email);
  const all = mailsIn(server.dataDir).filter((one) => one.headers.get('to') === typed.email && isNewDevice(one));
  expect(all).toHaveLength(1);
});

describe('a changed password', () => {
  it('is announced to the owner, without either password and with no secret in the link', async () => {
    const { typed, token } = await signUpVerified(server);
    const passwords = { current_password: typed.password, new_password: 'kangaroo umbrella' };
    expect((await change(token, passwords)).status).toBe(204);
    const [letter] = await mailsTo(server.dataDir, typed.email);
    expect(letter?.headers.get('subject')).toBe('Your Verdant password was changed');
    expect(letter?.text).toContain(`\nhttp://localhost:${server.port}/forgot-password\n`);
    for (const secret of [typed.password, passwords.new_password, typed.first_name, 'token=']) {
      expect(`${letter?.text}${letter?.html}`).not.toContain(secret);
    }
  });

  it("is announced in the account's language, else in that of the request", async () => {
    const { typed, token } = await signUpVerified(server);
    const first = { current_password: typed.password, new_password: 'kangaroo umbrella' };
    await change(token, first, { 'accept-language': 'de-AT' });
    await mailsTo(server.dataDir, typed.email);
    const preferences = { theme: 'system', language: 'fr' };
    await server.request('PUT', '/api/v1/auth/me/preferences', { token, body: preferences });
    const second = { current_password: first.new_password, new_password: 'thirteen umbrellas' };
    await change(token, second, { 'accept-language': 'de-AT' });
    const letters = await mailsTo(server.dataDir, typed.email, 2);
    expect(new Set(letters.map(({ headers }) => headers.get('content-language')))).toEqual(new Set(['de', 'fr']));
  });

  it('is announced neither for a wrong current password nor for a weak new one', async () => {
    const { typed, token } = await signUpVerified(server);
    await change(token, { current_password: 'not the password', new_password: 'kangaroo umbrella' });
    await change(token, { current_password: typed.password, new_password: 'password' });
    // What is sent after them arrives after them.
    await server.request('POST', '/api/v1/auth/forgot-password', { body: { email: typed.email } });
    const letters = await mailsTo(server.dataDir, typed.email);
    expect(letters.map(({ headers }) => headers.get('subject'))).toEqual(['Choose a new password for Verdant']);
  });

  it('leaves no e-mail address in the log', async () => {
    const { out, err } = server.printed();
    const addresses = mailsIn(server.dataDir).flatMap(({ headers }) => headers.get('to') ?? []);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(`${out}${err}`).not.toContain(address);
  });
});

test('a private calendar link is announced when it is created, without the link', async () => {
  const { typed, token } = await signUpVerified(server);
  const { body } = await server.request('POST', '/api/v1/money/calendar', { token });
  const link = v.parse(v.object({ token: v.string() }), body);
  const [letter] = await mailsTo(server.dataDir, typed.email);
  expect(letter?.headers.get('subject')).toBe('A private calendar link was created for your Verdant account');
  expect(`${letter?.text}${letter?.html}`).not.toContain(link.token);
});

test('passkeys and the authenticator app that a reset by mail removed are announced', async () => {
  const person = await signUpVerified(server);
  const { email } = person.typed;
  await addPasskey(server, person);
  await switchOn(server, person);
  await server.request('POST', '/api/v1/auth/forgot-password', { body: { email } });
  const [reset] = await mailsTo(server.dataDir, email, 1, ({ text }) => text.includes('/reset-password?token='));
  expect(reset?.text).toContain('removes your passkeys and turns two-step sign-in off');
  const body = { token: reset && tokenIn(reset), new_password: 'battery staple' };
  await server.request('POST', '/api/v1/auth/reset-password', { body });
  const subjects = (await mailsTo(server.dataDir, email, 5)).map(({ headers }) => headers.get('subject'));
  expect(subjects).toContain('A passkey was removed from your Verdant account');
  expect(subjects).toContain('Two-step sign-in is off for your Verdant account');
});

test('a bank that is connected and disconnected is announced once each, without its name', async () => {
  const { typed, token } = await signUpVerified(server);
  const send = async (method: string, path: string, body?: unknown) =>
    (await server.request(method, `/api/v1/bank${path}`, { token, ...(body !== undefined && { body }) })).body;
  const session = v.parse(linkSession, await send('POST', '/link-session'));
  const { providerAccountId } = await visitWidget(session, { bank: 'Bilby Bank', user: 'success' });
  const confirm = async () =>
    v.parse(bankLinksResponse, await send('POST', '/links', { provider_account_id: providerAccountId }));
  await confirm();
  const { links } = await confirm();
  await send('DELETE', `/links/${links[0]?.id}`);
  const letters = await mailsTo(server.dataDir, typed.email, 2);
  expect(new Set(letters.map(({ headers }) => headers.get('subject')))).toEqual(
    new Set(['A bank was linked to your Verdant account', 'A bank was disconnected from your Verdant account']),
  );
  for (const { text, html } of letters) {
    expect(text).toMatch(/Device: .+\. Time: .+\(Sydney\)\./);
    for (const part of [text, html]) expect(part).not.toMatch(/Bilby|\$|token=/);
  }
});

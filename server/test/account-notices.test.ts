import * as v from 'valibot';
import { bankLinksResponse, linkSession } from '@verdant/shared/contract';
import { isNewDevice, mailsIn, mailsTo } from './support/received-mails';
import { signUpVerified } from './support/users';
import { sharedServer } from './support/shared-server';
import { visitWidget } from './support/widget-visitor';

const server = sharedServer();

test('the owner is notified of a sign-in only if the browser has no device cookie of the account', async () => {
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
  // Mails arrive in order, so a second notice would arrive before the mail that is requested here.
  await server.request('POST', '/api/v1/auth/forgot-password', { body: { email: typed.email } });
  await mailsTo(server.dataDir, typed.email);
  const all = mailsIn(server.dataDir).filter((one) => one.headers.get('to') === typed.email && isNewDevice(one));
  expect(all).toHaveLength(1);
});

test('connecting and disconnecting a bank send one email each, which does not name the bank', async () => {
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

import * as v from 'valibot';
import { bankLinksResponse, linkSession } from '@verdant/shared/contract';
import { sharedServer } from './support/shared-server';
import { newUser } from './support/users';
import { query, countBlockedStatements, waitForBlockedStatements, whileLocked } from './support/query';
import { errorDetailOf } from './support/visits';
import { type ApiResponse } from './support/start-server';
import { waitUntil } from './support/until';
import { linkBankInWidget } from './support/widget-visitor';

const server = sharedServer();

const as = (token: string) => ({
  session: async () =>
    v.parse(linkSession, (await server.request('POST', '/api/v1/bank/link-session', { token })).body),
  confirm: (body: unknown) => server.request('POST', '/api/v1/bank/links', { token, body }),
  list: async () =>
    v.parse(bankLinksResponse, (await server.request('GET', '/api/v1/bank/links', { token })).body).links,
  disconnect: (id: string) => server.request('DELETE', `/api/v1/bank/links/${id}`, { token }),
});
const newPerson = async () => as((await newUser(server)).token);
const linksIn = ({ body }: ApiResponse) => v.parse(bankLinksResponse, body).links;

const countHeld = async (providerAccountId: number) =>
  query(server, 'select from sandbox_links where provider_account_id = $1', [providerAccountId]);

test('a link session contains the URL of a widget whose origin differs from the origin of the server', async () => {
  const person = await newPerson();
  const session = await person.session();
  expect(session.config_name).toBe('Aggregation');
  expect(new URL(session.fastlink_url).origin).toBe(session.allowed_origin);
  expect(session.allowed_origin).not.toBe(server.url);
});

describe('confirming a bank connection', () => {
  test('stores the accounts from the aggregator, with masked numbers, and the consent', async () => {
    const person = await newPerson();
    const made = await linkBankInWidget(await person.session(), { bank: 'Dag Site', user: 'success' });
    const response = await person.confirm({ request_id: made.requestId, provider_account_id: made.providerAccountId });
    expect(response.status).toBe(200);
    const links = await person.list();
    expect(linksIn(response)).toEqual(links);
    expect(links).toMatchObject([
      { institution: 'Dag Site', status: 'active', consent: { scope: ['accounts', 'transactions'] } },
    ]);
    expect(links[0]?.accounts.length).toBeGreaterThan(1);
    for (const { masked_number, currency } of links[0]?.accounts ?? []) {
      expect(`${masked_number} ${currency}`).toMatch(/^xxxx\d{4} AUD$/);
    }
    const { since = '', until: end = '' } = links[0]?.consent ?? {};
    expect((Date.parse(end) - Date.parse(since)) / 86_400_000).toBeCloseTo(365, 0);
  });

  test('creates one link even if the same confirmation arrives several times at once', async () => {
    const person = await newPerson();
    const made = await linkBankInWidget(await person.session(), { bank: 'Bilby Bank', user: 'success' });
    const body = { provider_account_id: made.providerAccountId };
    const responses = await Promise.all([
      person.confirm(body),
      person.confirm(body),
      person.confirm({ request_id: made.requestId }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map((response) => linksIn(response)[0]?.id)).size).toBe(1);
    expect(await person.list()).toHaveLength(1);
  });

  test('is limited to ten times a minute per account', async () => {
    const [person, other] = await Promise.all([newPerson(), newPerson()]);
    const session = await person.session();
    await linkBankInWidget(session, { bank: 'Dag Site', user: 'success' });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await person.confirm({})).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await other.confirm({})).status).toBe(409);
  });

  test('stores all bank connections of the user if the request contains no id', async () => {
    const person = await newPerson();
    await linkBankInWidget(await person.session(), { bank: 'Dag Site', user: 'double' });
    expect(linksIn(await person.confirm({})).map(({ institution }) => institution)).toEqual([
      'Dag Site',
      'Banksia Mutual',
    ]);
  });

  test('is refused for an unknown connection, and nothing is stored', async () => {
    const person = await newPerson();
    await person.session();
    for (const body of [{ request_id: 'never-heard-of' }, { provider_account_id: 1 }]) {
      const response = await person.confirm(body);
      expect(response.status).toBe(404);
      expect(errorDetailOf(response)).toBe(
        'The bank has not confirmed this connection. Please connect your bank again.',
      );
    }
    expect((await person.confirm({})).status).toBe(422);
    expect(await person.list()).toEqual([]);
  });

  test("is refused for another user's connection", async () => {
    const [owner, thief] = await Promise.all([newPerson(), newPerson()]);
    const made = await linkBankInWidget(await owner.session(), { bank: 'Dag Site', user: 'success' });
    await thief.session();
    expect(
      (await thief.confirm({ request_id: made.requestId, provider_account_id: made.providerAccountId })).status,
    ).toBe(404);
    expect(await thief.list()).toEqual([]);
  });

  test('is refused with 404 if the request id and the account id belong to different connections', async () => {
    const person = await newPerson();
    const session = await person.session();
    const link = await linkBankInWidget(session, { bank: 'Dag Site', user: 'success' });
    const other = await linkBankInWidget(session, { bank: 'Bilby Bank', user: 'success' });
    expect(
      (await person.confirm({ request_id: link.requestId, provider_account_id: other.providerAccountId })).status,
    ).toBe(404);
  });
});

describe('disconnecting a bank', () => {
  test('deletes the connection on the server and at the aggregator', async () => {
    const person = await newPerson();
    const made = await linkBankInWidget(await person.session(), { bank: 'Dag Site', user: 'success' });
    const body = { provider_account_id: made.providerAccountId };
    const [link] = linksIn(await person.confirm(body));
    expect(await countHeld(made.providerAccountId)).toBe(1);
    expect((await person.disconnect(link?.id ?? '')).status).toBe(204);
    expect(await person.list()).toEqual([]);
    expect(await countHeld(made.providerAccountId)).toBe(0);
    // The consent ended with its only link, so the same report of the widget is now refused.
    expect((await person.confirm(body)).status).toBe(409);
    expect((await person.disconnect(link?.id ?? '')).status).toBe(404);
  });

  test('does not remove the link of a second bank', async () => {
    const person = await newPerson();
    const session = await person.session();
    await linkBankInWidget(session, { bank: 'Dag Site', user: 'double' });
    const [first, second] = linksIn(await person.confirm({}));
    await person.disconnect(first?.id ?? '');
    expect(await person.list()).toEqual([second]);
  });

  test('during the confirmation of another bank leaves no link with an ended consent', async () => {
    const person = await newPerson();
    const session = await person.session();
    await linkBankInWidget(session, { bank: 'Dag Site', user: 'success' });
    const [first] = linksIn(await person.confirm({}));
    const second = await linkBankInWidget(session, { bank: 'Quokka National', user: 'success' });
    const locked =
      'select from bank_consents where user_id = (select user_id from bank_links where id = $1) for no key update';
    const both = await whileLocked(server, locked, [first?.id], async () => {
      const disconnecting = person.disconnect(first?.id ?? '');
      await waitForBlockedStatements(server);
      let isDone = false;
      const confirming = person.confirm({ provider_account_id: second.providerAccountId }).finally(() => {
        isDone = true;
      });
      await waitUntil('the confirmation', async () => isDone || (await countBlockedStatements(server)) > 1);
      return [disconnecting, confirming];
    });
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    const dangling =
      'select from bank_links l join bank_consents c on c.id = l.consent_id where c.ended_at is not null';
    expect([statuses, await query(server, dangling)]).toEqual([[204, 409], 0]);
  });

  test('returns 404 for an unknown link and for the link of another user, and deletes nothing', async () => {
    const [owner, other] = await Promise.all([newPerson(), newPerson()]);
    await linkBankInWidget(await owner.session(), { bank: 'Dag Site', user: 'success' });
    const [link] = linksIn(await owner.confirm({}));
    for (const id of [link?.id ?? '', 'not-an-id', '00000000-0000-4000-8000-000000000000']) {
      expect((await other.disconnect(id)).status).toBe(404);
    }
    expect(await owner.list()).toEqual([link]);
  });
});

test('the Content Security Policy allows only the widget origin in frames, and pop-ups can access their opener', async () => {
  const { allowed_origin } = await (await newPerson()).session();
  const { headers } = await server.request('GET', '/');
  expect(headers.get('content-security-policy')).toContain(`frame-src ${allowed_origin};`);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});

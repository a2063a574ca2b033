import { createServer, type Server } from 'node:http';
import { createAggregator, type Aggregator, type YodleeSettings } from './aggregator';

type Answer = readonly [status: number, body?: unknown];

const TOKEN = 'POST /auth/token';
/** Responses of the fake aggregator, by method and path. Requests that are not in this record get no response. */
let answers: Record<string, Answer>;
/** The requests so far, each as a text of method, path, login name or token, and body. */
let requests: string[];
let server: Server;
let apiUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method, url = '', headers } = request;
      const caller = headers['loginname'] ?? headers.authorization ?? '';
      requests.push(`${method} ${url} ${String(caller)} ${body}`.trim());
      const name = `${method} ${url}`;
      const answer = answers[`${name} ${String(caller)}`] ?? answers[name];
      if (!answer) return;
      const [status, value] = answer;
      response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' });
      response.end(typeof value === 'string' ? value : JSON.stringify(value ?? {}));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
beforeEach(() => {
  answers = { [TOKEN]: [201, { token: { accessToken: 't' } }] };
  requests = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const aggregatorOf = (settings: Partial<YodleeSettings> = {}): Aggregator =>
  createAggregator({
    yodleeApiUrl: apiUrl,
    yodleeClientId: 'id',
    yodleeClientSecret: 'secret',
    yodleeLoginName: undefined,
    yodleeAdminLogin: undefined,
    ...settings,
  });
const withAdmin = () => aggregatorOf({ yodleeAdminLogin: 'admin' });
const away = { status: 503, headers: { 'retry-after': '5' } };
const asked = (login: string) => `${TOKEN} ${login} clientId=id&secret=secret`;

describe('an access token', () => {
  test('is requested with the client credentials, for the login of the user or the configured shared login', async () => {
    expect(await aggregatorOf().tokenFor('ada', 'https://verdant.test')).toBe('t');
    expect(await aggregatorOf({ yodleeLoginName: 'all' }).tokenFor('ada', 'https://verdant.test')).toBe('t');
    expect(requests).toEqual([asked('verdant-ada'), asked('all')]);
  });

  test('is requested again after the admin has registered an unknown user', async () => {
    answers = { ...answers, [`${TOKEN} verdant-ada`]: [401], 'POST /user/register': [201] };
    await expect(withAdmin().tokenFor('ada', '')).rejects.toMatchObject(away);
    expect(requests).toEqual([
      asked('verdant-ada'),
      asked('admin'),
      'POST /user/register Bearer t {"user":{"loginName":"verdant-ada","preferences":{"currency":"AUD","locale":"en_AU"}}}',
      asked('verdant-ada'),
    ]);
  });

  test.each([
    ['a refusal', [401, { errorCode: 'Y303' }]],
    ['no token', [200, {}]],
    ['an empty token', [200, { token: { accessToken: '' } }]],
    ['a token that is not a string', [200, { token: { accessToken: 7 } }]],
    ['HTML instead of JSON', [200, '<html>']],
    ['a redirect', [302]],
    ['a server error', [500]],
  ] as const)(
    'fails with 503 and registers no user if the settings have no admin login and the aggregator responds with %s',
    async (_problem, answer) => {
      answers[TOKEN] = answer;
      await expect(aggregatorOf().tokenFor('ada', '')).rejects.toMatchObject(away);
      expect(requests).toEqual([asked('verdant-ada')]);
    },
  );

  test('fails with 503 and registers no user if the aggregator responds with a server error', async () => {
    answers[TOKEN] = [500];
    await expect(withAdmin().tokenFor('ada', '')).rejects.toMatchObject(away);
    expect(requests).toEqual([asked('verdant-ada')]);
  });
});

describe('bank accounts', () => {
  const ACCOUNTS = 'GET /accounts?requestId=r+1&providerAccountId=7';
  const read = async () => {
    const reader = await aggregatorOf().readerFor('ada');
    return (await reader.accounts({ requestId: 'r 1', providerAccountId: '7' })).records;
  };
  const account = { id: 1, providerAccountId: 7, accountName: 'Saver', balance: { amount: 1.1, currency: 'AUD' } };

  test('are requested with the access token, filtered by the ids of the link request and the connection', async () => {
    answers[ACCOUNTS] = [200, { account: [account, { id: 2 }] }];
    expect(await read()).toMatchObject([{ id: '1', providerAccountId: '7', balance: { cents: 110 } }]);
    expect(requests.at(-1)).toBe(`${ACCOUNTS} Bearer t`);
  });

  test.each([
    ['an unknown id', [400, { errorCode: 'Y800' }]],
    ['a removed connection', [404]],
    ['a user without connections', [200, {}]],
  ] as const)('are an empty list for %s', async (_reason, answer) => {
    answers[ACCOUNTS] = answer;
    expect(await read()).toEqual([]);
  });

  test.each([
    ['an error of the aggregator', [500]],
    ['a refused token', [401, { errorCode: 'Y020' }]],
    ['accounts in an unknown format', [200, { account: [{}, {}, {}] }]],
    ['accounts that are not a list', [200, { account: 'none' }]],
    ['a response that is not JSON', [200, '<html>']],
  ] as const)('fail with 503 for %s', async (_problem, answer) => {
    answers[ACCOUNTS] = answer;
    await expect(read()).rejects.toMatchObject(away);
  });
});

describe('removing data from the aggregator', () => {
  const [LINK, PERSON] = ['DELETE /providerAccounts/a%2F7', 'DELETE /user/unregister'];
  const removals = [
    [LINK, async () => aggregatorOf().removeConnection('ada', 'a/7')],
    [PERSON, async () => aggregatorOf().removePerson('ada')],
  ] as const;

  test.each(removals)('with %s succeeds, even if there is nothing to remove', async (path, remove) => {
    for (const status of [204, 400, 404]) {
      answers[path] = [status];
      await remove();
      expect(requests.at(-1)).toBe(`${path} Bearer t`);
    }
  });

  test.each(removals)('with %s fails with a 503 if the aggregator responds with an error', async (path, remove) => {
    for (const status of [401, 500]) {
      answers[path] = [status];
      await expect(remove()).rejects.toMatchObject(away);
    }
  });

  test('sends no removal request for an unknown user or a shared login', async () => {
    await aggregatorOf({ yodleeLoginName: 'all' }).removePerson('ada');
    expect(requests).toEqual([]);
    answers[TOKEN] = [401];
    await withAdmin().removePerson('ada');
    expect(requests).toEqual([asked('verdant-ada')]);
    answers[TOKEN] = [500];
    await expect(withAdmin().removePerson('ada')).rejects.toMatchObject(away);
  });
});

describe('a reader of bank data', () => {
  test('fails with a 503 after the abort signal has fired', async () => {
    const limit = new AbortController();
    const reader = await aggregatorOf().readerFor('ada', limit.signal);
    const reading = reader.accounts({});
    limit.abort();
    await expect(reading).rejects.toMatchObject(away);
    await expect(reader.transactions('1', '2026-01-01', '2026-02-01')).rejects.toMatchObject(away);
  });
});

test('an unreachable aggregator causes a 503', async () => {
  await expect(aggregatorOf({ yodleeApiUrl: 'http://127.0.0.1:1' }).tokenFor('ada', '')).rejects.toMatchObject(away);
});

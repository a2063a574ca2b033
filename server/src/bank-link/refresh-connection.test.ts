import { refreshConnection } from './refresh-connection';

const long = '2026-01-02T03:04:05Z';
const is = (status: string, lastUpdated = long) => ({
  status: 200,
  ok: true,
  body: { providerAccount: [{ id: 77, status, lastUpdated }] },
});
const refused = (errorCode: string) => ({ status: 400, ok: false, body: { errorCode, errorMessage: 'no' } });

/** Fakes an aggregator that returns these responses one after the other, and then repeats the last response. */
function aggregatorOf(...responses: ReturnType<typeof is | typeof refused>[]) {
  const calls: string[] = [];
  const call = async (method: string, path: string) => {
    calls.push(`${method} ${path}`);
    const next = responses.length > 1 ? responses.shift() : responses[0];
    if (!next) throw new Error('no response');
    return Promise.resolve(next);
  };
  return { calls, ask: async () => refreshConnection(call, '77', async () => Promise.resolve()) };
}

test('a refresh requests new data from the bank once, and waits until the data have been updated', async () => {
  const { calls, ask } = aggregatorOf(
    is('SUCCESS'),
    is('LOGIN_IN_PROGRESS'),
    is('IN_PROGRESS'),
    is('SUCCESS', new Date().toISOString()),
  );
  expect(await ask()).toBe('done');
  expect(calls).toEqual([
    'GET /providerAccounts/77',
    'PUT /providerAccounts?providerAccountIds=77',
    'GET /providerAccounts/77',
    'GET /providerAccounts/77',
  ]);
});

test.each([
  ['asks for input if the bank requires a code', [is('FAILED'), is('IN_PROGRESS'), is('USER_INPUT_REQUIRED')], 'input'],
  ['is skipped as recent if the data was updated just before', [is('SUCCESS', new Date().toISOString())], 'recent'],
  ['is skipped as recent if the aggregator refuses it as too soon', [is('SUCCESS'), refused('Y825')], 'recent'],
  ['fails if the aggregator refuses it', [is('SUCCESS'), refused('Y868')], 'failed'],
  ['fails if the bank fails', [is('SUCCESS'), is('IN_PROGRESS'), is('FAILED')], 'failed'],
  ['fails if the connection is unknown', [refused('Y800')], 'failed'],
  ['is reported as running if it takes too long', [is('SUCCESS'), is('IN_PROGRESS')], 'running'],
])('a refresh of the data of a bank %s', async (_what, responses, asked) => {
  expect(await aggregatorOf(...responses).ask()).toBe(asked);
});

test('the bank is not asked again if a refresh is already in progress', async () => {
  const { calls, ask } = aggregatorOf(is('IN_PROGRESS'), is('SUCCESS'));
  expect(await ask()).toBe('done');
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

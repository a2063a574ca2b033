import { waitForBlockedStatements, whileLocked } from '../support/query';
import { sharedServer } from '../support/shared-server';
import { productBuildsSetting } from '../support/start-server';
import { waitUntil } from '../support/until';

const server = sharedServer({ ...productBuildsSetting, VERDANT_TRUST_PROXY: '1', VERDANT_DATABASE_SECONDS: '30' });

/**
 * Limits for one network (docs/operations.md): requests processed at once and requests waiting; and the number of requests
 * that the test sends beyond both.
 */
const [AT_ONCE, WAITING, EXCESS] = [8, 300, 12];

const from = (ip: string) => ({ 'x-forwarded-for': ip });

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/**
 * Sends so many requests that all slots and the queue are full and `EXCESS` requests are refused. Responses are collected
 * in the order of arrival; the caller must hold a database lock for which each processed request waits.
 */
async function sendFlood(send: () => Promise<Answer>) {
  const responses: Answer[] = [];
  // A failed request is sent again: the server can close an idle connection at the moment when the client reuses it.
  const sendAll = (count: number) =>
    Array.from({ length: count }, async () => responses.push(await send().catch(send)));
  const running = sendAll(AT_ONCE);
  // Waits until all slots are taken. A request that gets its slot later, on a busy machine, would free a queue place.
  await waitForBlockedStatements(server, AT_ONCE);
  return { responses, all: Promise.all([...running, ...sendAll(WAITING + EXCESS)]) };
}

/** Waits until `EXCESS` requests have been refused. Resolves to the first of the last `EXCESS` refusals. */
const firstRefusal = async (responses: readonly Answer[]) =>
  waitUntil('the refusals', async () => responses.filter(({ status }) => status === 503).at(-EXCESS));

/** Checks that most queued requests were served. More than `EXCESS` are refused if resent requests meet a full queue. */
function expectWaitingServed(responses: readonly Answer[]): void {
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThanOrEqual(EXCESS);
  expect(refused.length).toBeLessThan(WAITING / 2);
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Requests a page for which the server reads the browser's overrides from a table that a test can lock. */
async function getPage(ip: string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Answer> {
  const cookie = `verdant-overrides=${'x'.repeat(43)}`;
  return read(
    await fetch(server.url, {
      headers: { accept: 'text/html', cookie, ...from(ip), ...headers },
      signal: signal ?? null,
    }),
  );
}

const LOCK_PAGES = 'lock table overrides in access exclusive mode';

it('page requests beyond the queue of their network get a 503 page, and other networks are unaffected @g-fair-limits', async () => {
  let addresses = 0;
  const address = () => `2001:db8:7:7::${(addresses += 1).toString(16)}`;
  const flood = await whileLocked(server, LOCK_PAGES, [], async () => {
    const { responses, all } = await sendFlood(async () => getPage(address(), { 'accept-language': 'de' }));
    const refused = await firstRefusal(responses);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.text).toContain('<html lang="de"');
    expect(refused.text).toContain('in ein paar Sekunden noch einmal');

    // A page request without a cookie does not wait, because it does not read the locked table.
    expect((await getPage('198.51.100.2', { cookie: '' })).status).toBe(200);
    expect((await server.request('GET', '/robots.txt', { headers: from(address()) })).status).toBe(200);
    const api = await server.request('GET', '/api/v1/registry', { headers: from(address()) });
    expect(api.status).toBe(200);
    // A client that does not ask for HTML gets the refusal as JSON.
    const program = await server.request('GET', '/', { headers: { ...from(address()), accept: '*/*' } });
    expect([program.status, program.body]).toEqual([
      503,
      { detail: 'The server is busy. Please try again in a moment.' },
    ]);
    return { responses, all };
  });
  await flood.all;
  expectWaitingServed(flood.responses);
});

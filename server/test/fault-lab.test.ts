import { rmSync } from 'node:fs';
import * as v from 'valibot';
import { registry } from '@verdant/shared/contract';
import { catalogue } from '../src/faults/catalogue';
import { integrityOf } from './support/fixture-builds';
import { contents, labBuilds, labFiles, shellChunk } from './support/lab-builds';
import { rawRequest, type RawAnswer } from './support/raw-request';
import { databaseUrl, discard, startServer, type TestServer } from './support/start-server';

let builds: string;
let server: TestServer;

beforeAll(async () => {
  builds = labBuilds();
  server = await startServer({ VERDANT_BUILDS_DIR: builds, VERDANT_FAULT_LAB: 'on' });
});
afterAll(async () => {
  await discard(server);
  rmSync(builds, { recursive: true, force: true });
});

const API = '/api/v1/fault-lab';
type Fault = Record<string, unknown>;

/** A tester's browser: its cookie, and the addresses that its page was given. */
async function browserWith(faults: readonly Fault[], more: Record<string, unknown> = {}) {
  const answer = await server.request('PUT', API, { body: { faults, ...more } });
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.stringContaining('"on":')]);
  const cookie = /^verdant-lab=[\w-]{43}/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
  return { cookie, headers: { cookie }, answer };
}
async function pageOf(cookie: string, on = server) {
  const page = await on.request('GET', '/budget', { headers: { cookie } });
  const text = /<script type="application\/json" id="verdant-registry">(.*?)<\/script>/s.exec(page.text)?.[1];
  const { remotes, lab } = v.parse(registry, JSON.parse(text ?? ''));
  const remote = (name: string) => {
    const found = remotes.find((one) => one.name === name);
    if (!found) throw new Error(`the page has no ${name}`);
    return found;
  };
  return { lab, samples: remote('mfe-samples'), other: remote('mfe-other'), html: page.text };
}
const fileOf = async (faults: readonly Fault[], path: string, options: Parameters<typeof rawRequest>[2] = {}): Promise<RawAnswer> => {
  const { cookie } = await browserWith(faults);
  const { samples } = await pageOf(cookie);
  return rawRequest(server.port, `${samples.url}${path}`, { cookie, ...options });
};
const samples = (stage: string, fault: string, more: Fault = {}) => ({ remote: 'mfe-samples', stage, fault, ...more });

describe('every fault, over HTTP', () => {
  const path = { entry: labFiles.entry, chunk: labFiles.page };

  describe.each(['entry', 'chunk'] as const)('%s', (stage) => {
    const whole = contents[path[stage]] ?? '';
    const answerTo = async (fault: string, more?: Fault, options?: Parameters<typeof rawRequest>[2]) => fileOf([samples(stage, fault, more)], path[stage], options);

    test('404 and 500, never kept', async () => {
      for (const status of [404, 500]) {
        const answer = await answerTo(String(status));
        expect([answer.status, answer.headers['cache-control'], answer.end]).toEqual([status, 'no-store', 'whole']);
        expect(answer.text).not.toContain(whole);
      }
    });

    test('a page of HTML with 200, which the browser may guess about', async () => {
      const answer = await answerTo('html');
      expect([answer.status, answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([200, 'text/html; charset=utf-8', undefined]);
      expect(answer.text).toMatch(/^<!doctype html>/);
    });

    test('never answers', async () => {
      expect(await answerTo('never', {}, { limitMs: 1500 })).toMatchObject({ status: undefined, end: 'silent', text: '' });
    });

    test('slow: all of it, later', async () => {
      const answer = await answerTo('slow', { seconds: 1 });
      expect([answer.status, answer.text, answer.end]).toEqual([200, whole, 'whole']);
      expect(answer.ms).toBeGreaterThanOrEqual(900);
    });

    test('cut off: half of what was announced', async () => {
      const answer = await answerTo('cut-off');
      expect([answer.status, answer.end, answer.headers['content-length']]).toEqual([200, 'cut', String(whole.length)]);
      expect(answer.text).toBe(whole.slice(0, Math.floor(whole.length / 2)));
    });

    test('reset', async () => {
      expect(await answerTo('reset')).toMatchObject({ status: undefined, end: 'reset' });
    });

    test('other content, whose hash the page does not have', async () => {
      const { cookie } = await browserWith([samples(stage, 'wrong-hash')]);
      const { samples: remote } = await pageOf(cookie);
      const answer = await rawRequest(server.port, `${remote.url}${path[stage]}`, { cookie });
      expect(answer.text).toContain(whole);
      expect(remote.integrity[path[stage]]).toBe(integrityOf(whole));
      expect(integrityOf(answer.text)).not.toBe(integrityOf(whole));
    });

    test('empty', async () => {
      expect(await answerTo('empty')).toMatchObject({ status: 200, text: '', end: 'whole' });
    });
  });

  test.each([
    ['init', 'wrong-contract', labFiles.entry, 'needs contract'],
    ['evaluate', 'throws', labFiles.page, 'throws while evaluating'],
    ['render', 'throws', labFiles.page, 'throws while rendering'],
  ])('%s: %s is other code, and the page has the hash of both', async (stage, fault, file, words) => {
    const { cookie } = await browserWith([samples(stage, fault)]);
    const { samples: remote } = await pageOf(cookie);
    const altered = await rawRequest(server.port, `${remote.url}${file}`, { cookie });
    expect(altered.text).toContain(words);
    expect(remote.integrity[file]).toBe(`${integrityOf(contents[file] ?? '')} ${integrityOf(altered.text)}`);
    for (const [name, hash] of Object.entries(remote.integrity)) if (name !== file) expect(hash).toBe(integrityOf(contents[name] ?? ''));
  });

  test('a shared chunk is missing, the page itself is there', async () => {
    const faults = [samples('chunk', 'shared-missing')];
    expect((await fileOf(faults, labFiles.shared)).status).toBe(404);
    expect(await fileOf(faults, labFiles.page)).toMatchObject({ status: 200, text: contents[labFiles.page] });
  });

  test('one file alone, by its name without the hash', async () => {
    const faults = [samples('chunk', '500', { file: 'page-budget.css' })];
    expect((await fileOf(faults, labFiles.style)).status).toBe(500);
    expect((await fileOf(faults, labFiles.page)).status).toBe(200);
  });

  test('a chunk of the shell, and what the browser had of it is forgotten', async () => {
    const { cookie, answer } = await browserWith([{ remote: 'shell', stage: 'chunk', fault: 'shared-missing' }]);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect((await rawRequest(server.port, `/${shellChunk}`, { cookie })).status).toBe(404);
    // Nobody keeps it here: a page would take what it had in memory, and never ask.
    expect(await rawRequest(server.port, `/${shellChunk}`)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(await rawRequest(server.port, '/static/js/main.12345678.js', { cookie })).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
  });

  test('HEAD tells the status, and hangs where GET hangs', async () => {
    expect((await fileOf([samples('entry', '500')], labFiles.entry, { method: 'HEAD' })).status).toBe(500);
    expect((await fileOf([samples('entry', 'never')], labFiles.entry, { method: 'HEAD', limitMs: 700 })).end).toBe('silent');
    expect(await fileOf([samples('entry', 'cut-off')], labFiles.entry, { method: 'HEAD' })).toMatchObject({ status: 200, end: 'whole' });
  });
});

describe('the tester alone', () => {
  test('another browser loads from where it always does, and so does another remote', async () => {
    const { cookie } = await browserWith([samples('entry', '404')]);
    const mine = await pageOf(cookie);
    expect(mine.samples.url).toMatch(/^\/lab\/[\w-]{43}\/mfe-samples\/1\.2\.3\/$/);
    expect(mine.other.url).toBe('/remotes/mfe-other/');
    expect(mine.html).toContain(`<link rel="preload" href="${mine.samples.url}${labFiles.entry}"`);
    expect(mine.lab).toEqual({ faults: [{ ...samples('entry', '404'), left: null }], timeout_ms: null });
    const theirs = await pageOf('');
    expect([theirs.samples.url, theirs.lab]).toEqual(['/remotes/mfe-samples/', undefined]);
  });

  test('the cookie is out of reach of scripts, for a day', async () => {
    const { answer } = await browserWith([]);
    expect(answer.headers.get('set-cookie')).toMatch(/^verdant-lab=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  });

  test('a shorter limit is told to the page, also without a fault', async () => {
    const { cookie } = await browserWith([], { timeout_ms: 3000 });
    expect((await pageOf(cookie)).lab).toEqual({ faults: [], timeout_ms: 3000 });
  });

  test('a number of times: each address once, preload and question included; a new page goes on counting', async () => {
    const { cookie } = await browserWith([samples('entry', '404', { times: 2 })]);
    const { samples: remote } = await pageOf(cookie);
    const ask = async (query: string, method = 'GET') => (await rawRequest(server.port, `${remote.url}${labFiles.entry}${query}`, { cookie, method })).status;
    expect([await ask(''), await ask(''), await ask('', 'HEAD'), await ask('?probe=1')]).toEqual([404, 404, 404, 404]);
    const again = await pageOf(cookie);
    expect(again.lab?.faults[0]?.left).toBe(1);
    expect([await ask(''), await ask('?retry=1'), await ask('?retry=2')]).toEqual([404, 200, 200]);
    expect((await pageOf(cookie)).samples.url).toBe('/remotes/mfe-samples/');
  });

  test('ten requests at once use up three times three times', async () => {
    const { cookie } = await browserWith([samples('entry', '500', { times: 3 })]);
    const { samples: remote } = await pageOf(cookie);
    const answers = await Promise.all(Array.from({ length: 10 }, async (_, n) => rawRequest(server.port, `${remote.url}${labFiles.entry}?retry=${n}`, { cookie })));
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  });

  test('after clearing, a page that is open gets everything whole, altered code too', async () => {
    const { cookie, headers } = await browserWith([samples('evaluate', 'throws')]);
    const { samples: remote } = await pageOf(cookie);
    const cleared = await server.request('DELETE', API, { headers });
    expect([cleared.status, cleared.headers.get('set-cookie')]).toEqual([204, 'verdant-lab=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expect(await rawRequest(server.port, `${remote.url}${labFiles.page}?retry=1`)).toMatchObject({ status: 200, text: contents[labFiles.page] });
    expect((await server.request('GET', API, { headers })).body).toMatchObject({ on: false, faults: [] });
    expect((await pageOf(cookie)).lab).toBeUndefined();
  });

  test('no more than four connections of a session hang at once: the oldest ends', async () => {
    const { cookie } = await browserWith([samples('entry', 'never')]);
    const { samples: remote } = await pageOf(cookie);
    const ask = async (n: number) => rawRequest(server.port, `${remote.url}${labFiles.entry}?retry=${n}`, { cookie, limitMs: 2500 });
    const first = ask(0);
    await expect(Promise.race([first, new Promise((done) => setTimeout(done, 500, 'waits'))])).resolves.toBe('waits');
    const rest = await Promise.all([first, ...[1, 2, 3, 4].map(ask)]);
    expect(rest.map(({ end }) => end)).toEqual(['reset', 'silent', 'silent', 'silent', 'silent']);
  });

  test('files outside of the release are out of reach', async () => {
    for (const path of ['release.json', '../../../secret', '..%2f..%2fpackage.json', 'static/js/none.js', '.hidden']) {
      expect([path, (await fileOf([samples('entry', '404')], path)).status]).toEqual([path, 404]);
    }
    expect((await rawRequest(server.port, '/lab/x/mfe-none/1.2.3/a.js')).status).toBe(404);
  });
});

describe('the API', () => {
  test('tells what there is to break', async () => {
    const { body } = await server.request('GET', API);
    expect(body).toMatchObject({
      on: false,
      timeout_ms: null,
      faults: [],
      remotes: [{ name: 'mfe-other' }, { name: 'mfe-samples', version: '1.2.3', url: '/remotes/mfe-samples/', files: ['chart-drawing.js', 'page-budget.css', 'page-budget.js'] }, { name: 'shell', files: ['query.js'] }],
    });
    expect(body).toHaveProperty('catalogue', catalogue);
    expect(catalogue).toHaveLength(22);
  });

  test.each([
    [{ faults: [samples('render', '404')] }],
    [{ faults: [{ remote: 'mfe-none', stage: 'entry', fault: '404' }] }],
    [{ faults: [{ remote: 'shell', stage: 'entry', fault: '404' }] }],
    [{ faults: [], timeout_ms: 120_001 }],
    [{ faults: [], other: true }],
    [{}],
  ])('refuses %j and changes nothing', async (body) => {
    const { headers } = await browserWith([samples('entry', '404')]);
    expect((await server.request('PUT', API, { body, headers })).status).toBe(422);
    expect((await server.request('GET', API, { headers })).body).toMatchObject({ faults: [samples('entry', '404')] });
  });

  test('keeps the session of the browser; a stranger cannot choose a token', async () => {
    const { cookie, headers } = await browserWith([samples('entry', '404')]);
    const again = await server.request('PUT', API, { body: { faults: [] }, headers });
    expect(again.headers.get('set-cookie')).toContain(cookie);
    const chosen = await server.request('PUT', API, { body: { faults: [] }, headers: { cookie: `verdant-lab=${'x'.repeat(43)}` } });
    expect(chosen.headers.get('set-cookie')).not.toContain('x'.repeat(43));
  });
});

test('the page names remotes and faults, asks before it takes over a link, and has nothing inline but what the policy names', async () => {
  const { headers } = await browserWith([samples('chunk', '404', { times: 2 })]);
  const page = await server.request('GET', '/fault-lab', { headers });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  for (const words of ['mfe-samples', 'Never answers', '2 times more', 'Clear all', 'page-budget.css']) expect(page.text).toContain(words);
  expect(page.text).not.toMatch(/ style=| on\w+="|<style/);
  const link = /\/fault-lab\?apply=[\w-]+/.exec(page.text)?.[0] ?? '';
  const other = await server.request('GET', link);
  expect(other.text).toContain('Somebody shared these faults with you');
  expect(other.headers.get('set-cookie')).toBeNull();
  expect((await server.request('GET', '/fault-lab?apply=nonsense')).text).toContain('This link cannot be read');
  for (const [file, type] of [['lab.css', 'text/css'], ['lab.js', 'text/javascript']]) expect((await server.request('GET', `/fault-lab/${file}`)).headers.get('content-type')).toContain(type);
});

test('two servers count together, and a server that ends lets go of what hangs', async () => {
  const second = await startServer({ VERDANT_BUILDS_DIR: builds, VERDANT_FAULT_LAB: 'on', DATABASE_URL: databaseUrl(server.dataDir) });
  const { cookie } = await browserWith([samples('entry', '404', { times: 2 }), samples('chunk', 'never')]);
  const { samples: remote } = await pageOf(cookie, second);
  const ask = async (port: number, n: number) => (await rawRequest(port, `${remote.url}${labFiles.entry}?retry=${n}`, { cookie })).status;
  expect([await ask(server.port, 0), await ask(second.port, 1), await ask(server.port, 2), await ask(second.port, 3)]).toEqual([404, 404, 200, 200]);
  const hanging = rawRequest(second.port, `${remote.url}${labFiles.page}`, { cookie, limitMs: 20_000 });
  await new Promise((done) => setTimeout(done, 300));
  const start = Date.now();
  expect(await second.stop()).toBe(0);
  expect(Date.now() - start).toBeLessThan(4000);
  expect((await hanging).end).toBe('reset');
});

test('where it is off there is nothing', async () => {
  const off = await startServer({ VERDANT_BUILDS_DIR: builds, DATABASE_URL: databaseUrl(server.dataDir) });
  const { cookie, headers } = await browserWith([samples('entry', '404')]);
  const { samples: remote } = await pageOf(cookie);
  for (const path of ['/fault-lab', '/fault-lab/', '/fault-lab/lab.js', `${remote.url}${labFiles.entry}`, `${remote.url}x`, API]) {
    expect([path, (await off.request('GET', path, { headers })).status]).toEqual([path, 404]);
  }
  expect((await off.request('PUT', API, { body: { faults: [] }, headers })).status).toBe(404);
  expect((await pageOf(cookie, off)).samples.url).toBe('/remotes/mfe-samples/');
  expect((await rawRequest(off.port, `/${shellChunk}`, { cookie })).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  await off.stop();
});

import { faultCatalogue } from '@verdant/federation/server';
import { sharedBuilds, sharedServer } from './support/shared-server';
import { integrityOf } from './support/fixture-builds';
import { LAB_API, enableFaults, fetchLabPage, samplesFault } from './support/lab-browser';
import { labFileContents, writeLabBuilds, labFiles, labVersion, shellChunk } from './support/lab-builds';
import { rawRequest } from './support/raw-request';
import { startServer } from './support/start-server';

const builds = sharedBuilds(writeLabBuilds);
const server = sharedServer({ VERDANT_BUILDS_DIR: builds, VERDANT_FAULT_LAB: 'on' });

describe('a fault over HTTP', () => {
  test('that blocks CORS is served from another origin without CORS headers, so that the page cannot read the file', async () => {
    const { cookie } = await enableFaults(server, [samplesFault('entry', 'no-cors')]);
    const { samples: remote, other } = await fetchLabPage(server, cookie);
    expect(remote.url).toMatch(/^http:\/\/(127\.0\.0\.1|localhost):\d+\/lab\//);
    expect(other.url).toBe('/remotes/mfe-other/');
    const allows = async (file: string) => {
      const { headers } = await rawRequest(server.port, new URL(`${remote.url}${file}`).pathname);
      return headers['access-control-allow-origin'];
    };
    expect([await allows(labFiles.entry), await allows(labFiles.page)]).toEqual([undefined, '*']);
  });

  test('that alters the code of a remote adds the hash of the altered file to the integrity values of the page @g-fault-run-throws', async () => {
    const { cookie } = await enableFaults(server, [samplesFault('run', 'throws')]);
    const { samples: remote } = await fetchLabPage(server, cookie);
    const altered = await rawRequest(server.port, `${remote.url}${labFiles.page}`, { cookie });
    expect(altered.text).toContain('a handler throws');
    const whole = Object.fromEntries(
      Object.keys(remote.integrity).map((name) => [name, integrityOf(labFileContents[name] ?? '')]),
    );
    const both = `${whole[labFiles.page]} ${integrityOf(altered.text)}`;
    expect(remote.integrity).toEqual({ ...whole, [labFiles.page]: both });
  });

  test('in a chunk of the host makes the browser clear its cache, and the chunk is not cached again', async () => {
    const { cookie, response } = await enableFaults(server, [
      { remote: 'shell', stage: 'chunk', fault: 'shared-missing' },
    ]);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect((await rawRequest(server.port, `/${shellChunk}`, { cookie })).status).toBe(404);
    // The browser must not store the response, because a page would then use the stored copy and send no request.
    expect(await rawRequest(server.port, `/${shellChunk}`)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
    expect(await rawRequest(server.port, '/static/js/main.12345678.js', { cookie })).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });
});

describe('API calls with faults', () => {
  const calls = (fault: string, more: Record<string, unknown> = {}) => ({
    remote: 'shell',
    stage: 'api',
    fault,
    ...more,
  });
  const HEALTH = '/api/v1/health';
  const statusOf = async (headers: { cookie: string }, path = HEALTH) =>
    (await server.request('GET', path, { headers })).status;

  test.each(['500', '401'])(
    'fail with %s only for the tester and only the set number of times, but never for calls of the fault lab API @g-fault-api-500 @g-fault-api-401',
    async (fault) => {
      const { headers } = await enableFaults(server, [calls(fault, { times: 2 })]);
      expect(await statusOf({ cookie: '' })).toBe(200);
      expect(await statusOf(headers, LAB_API)).toBe(200);
      const statuses = [await statusOf(headers), await statusOf(headers), await statusOf(headers)];
      expect(statuses).toEqual([Number(fault), Number(fault), 200]);
    },
  );

  test('succeed after the delay of a "slow" fault @g-fault-api-slow', async () => {
    const { headers } = await enableFaults(server, [calls('slow', { seconds: 1 })]);
    const before = Date.now();
    expect(await statusOf(headers)).toBe(200);
    expect(Date.now() - before).toBeGreaterThanOrEqual(900);
  });

  test('get no response with a "never" fault @g-fault-api-never', async () => {
    const { cookie } = await enableFaults(server, [calls('never')]);
    expect(await rawRequest(server.port, HEALTH, { cookie, limitMs: 500 })).toMatchObject({ end: 'silent' });
  });
});

describe('the scope of faults', () => {
  test('other browsers and other remotes load from their usual URLs @g-faults-one-browser', async () => {
    const { cookie } = await enableFaults(server, [samplesFault('entry', '404')]);
    const mine = await fetchLabPage(server, cookie);
    expect(mine.samples.url).toMatch(/^\/lab\/[\w-]{43}\/mfe-samples\/1\.2\.3\+[0-9a-f]{8}\/$/);
    expect(mine.other.url).toBe('/remotes/mfe-other/');
    expect(mine.html).toContain(`<link rel="preload" href="${mine.samples.url}${labFiles.entry}"`);
    expect(mine.lab).toEqual({ faults: [{ ...samplesFault('entry', '404'), left: null }], timeout_ms: null });
    const theirs = await fetchLabPage(server, '');
    expect([theirs.samples.url, theirs.lab]).toEqual(['/remotes/mfe-samples/', undefined]);
  });

  test('the fault lab cookie is HttpOnly and expires after a day, and the page gets the stage timeout that the tester set @g-faults-one-browser', async () => {
    const { response, cookie } = await enableFaults(server, [], { timeout_ms: 3000 });
    expect((await fetchLabPage(server, cookie)).lab).toEqual({ faults: [], timeout_ms: 3000 });
    expect(response.headers.get('set-cookie')).toMatch(
      /^verdant-lab=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('a fault limited to three times affects exactly three of ten simultaneous requests', async () => {
    const { cookie } = await enableFaults(server, [samplesFault('entry', '500', { times: 3 })]);
    const { samples: remote } = await fetchLabPage(server, cookie);
    const responses = await Promise.all(
      Array.from({ length: 10 }, async (_, n) =>
        rawRequest(server.port, `${remote.url}${labFiles.entry}?retry=${n}`, { cookie }),
      ),
    );
    expect(responses.filter(({ status }) => status === 500)).toHaveLength(3);
  });

  test('after the faults are cleared, an open page gets the unaltered files @g-faults-clear', async () => {
    const { cookie, headers } = await enableFaults(server, [samplesFault('evaluate', 'throws')]);
    const { samples: remote } = await fetchLabPage(server, cookie);
    const cleared = await server.request('DELETE', LAB_API, { headers });
    expect([cleared.status, cleared.headers.get('set-cookie')]).toEqual([
      204,
      'verdant-lab=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(await rawRequest(server.port, `${remote.url}${labFiles.page}?retry=1`)).toMatchObject({
      status: 200,
      text: labFileContents[labFiles.page],
    });
    expect((await server.request('GET', LAB_API, { headers })).body).toMatchObject({ on: false, faults: [] });
    expect((await fetchLabPage(server, cookie)).lab).toBeUndefined();
  });

  test('requests for files that are not part of the release respond with 404', async () => {
    const { cookie } = await enableFaults(server, [samplesFault('entry', '404')]);
    const { samples: remote } = await fetchLabPage(server, cookie);
    for (const path of ['release.json', '..%2f..%2fpackage.json', 'static/js/none.js']) {
      expect([path, (await rawRequest(server.port, `${remote.url}${path}`, { cookie })).status]).toEqual([path, 404]);
    }
    expect((await rawRequest(server.port, '/lab/x/mfe-none/1.2.3/a.js')).status).toBe(404);
  });
});

test('a stopping server closes requests that a fault leaves without a response', async () => {
  const second = await startServer({
    VERDANT_BUILDS_DIR: builds,
    VERDANT_FAULT_LAB: 'on',
    DATABASE_URL: server.databaseUrl,
    // A server that waits for the open request would exceed the time limit of the test.
    VERDANT_STOP_SECONDS: '120',
  });
  const { cookie } = await enableFaults(server, [samplesFault('chunk', 'never')]);
  const { samples: remote } = await fetchLabPage(second, cookie);
  const hanging = rawRequest(second.port, `${remote.url}${labFiles.page}`, { cookie, limitMs: 20_000 });
  await new Promise((done) => setTimeout(done, 300));
  expect(await second.stop()).toBe(0);
  expect((await hanging).end).toBe('reset');
});

describe('the API of the fault lab', () => {
  test('lists the remotes, the files and the faults that a tester can choose', async () => {
    const { body } = await server.request('GET', LAB_API);
    expect(body).toMatchObject({
      on: false,
      timeout_ms: null,
      faults: [],
      remotes: [
        { name: 'mfe-other' },
        {
          name: 'mfe-samples',
          version: labVersion,
          url: '/remotes/mfe-samples/',
          files: ['chart-drawing.js', 'page-budget.css', 'page-budget.js'],
        },
        { name: 'shell', files: ['query.js'] },
      ],
    });
    const catalogue: unknown = JSON.parse(JSON.stringify(faultCatalogue));
    expect(body).toMatchObject({ catalogue, recipes: [], problems: [] });
    expect(faultCatalogue).toHaveLength(40);
  });

  test('refuses faults for unknown remotes and files with 422, and leaves the active faults unchanged', async () => {
    const { headers } = await enableFaults(server, [samplesFault('entry', '404')]);
    for (const body of [
      {},
      { faults: [{ remote: 'mfe-none', stage: 'entry', fault: '404' }] },
      { faults: [samplesFault('chunk', '404', { file: 'page-none.js' })] },
    ]) {
      expect([body, (await server.request('PUT', LAB_API, { body, headers })).status]).toEqual([body, 422]);
    }
    expect((await server.request('GET', LAB_API, { headers })).body).toMatchObject({
      faults: [samplesFault('entry', '404')],
    });
  });

  test('reuses the session cookie of a browser, and replaces a session token that the browser invented', async () => {
    const { cookie, headers } = await enableFaults(server, [samplesFault('entry', '404')]);
    const again = await server.request('PUT', LAB_API, { body: { faults: [] }, headers });
    expect(again.headers.get('set-cookie')).toContain(cookie);
    const chosen = await server.request('PUT', LAB_API, {
      body: { faults: [] },
      headers: { cookie: `verdant-lab=${'x'.repeat(43)}` },
    });
    expect(chosen.headers.get('set-cookie')).not.toContain('x'.repeat(43));
  });
});

test('the page of the fault lab is not cached, and has no inline styles or event handlers', async () => {
  const page = await server.request('GET', '/fault-lab');
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.text).not.toMatch(/ style=| on\w+="|<style/);
  for (const [file, type] of [
    ['lab.css', 'text/css'],
    ['lab.js', 'text/javascript'],
  ]) {
    expect(page.text).toContain(`/fault-lab/${file}"`);
    expect((await server.request('GET', `/fault-lab/${file}`)).headers.get('content-type')).toContain(type);
  }
});

test('the page, the API and the altered files of the fault lab respond with 404 if the fault lab is off @g-lab-off', async () => {
  const off = await startServer({ VERDANT_BUILDS_DIR: builds, DATABASE_URL: server.databaseUrl });
  const { cookie, headers } = await enableFaults(server, [samplesFault('entry', '404')]);
  const { samples: remote } = await fetchLabPage(server, cookie);
  for (const path of ['/fault-lab', '/fault-lab/lab.js', `${remote.url}${labFiles.entry}`, LAB_API]) {
    expect([path, (await off.request('GET', path, { headers })).status]).toEqual([path, 404]);
  }
  expect((await off.request('PUT', LAB_API, { body: { faults: [] }, headers })).status).toBe(404);
  expect((await fetchLabPage(off, cookie)).samples.url).toBe('/remotes/mfe-samples/');
  expect((await rawRequest(off.port, `/${shellChunk}`, { cookie })).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  await off.stop();
});

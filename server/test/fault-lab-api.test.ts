import { faultCatalogue } from '@verdant/federation/server';
import { sharedBuilds, sharedServer } from './support/shared-server';
import { LAB_API, browserWith, pageOf, samplesFault } from './support/lab-browser';
import { writeLabBuilds, labFiles, labVersion, shellChunk } from './support/lab-builds';
import { rawRequest } from './support/raw-request';
import { startServer } from './support/start-server';

const builds = sharedBuilds(writeLabBuilds);
const server = sharedServer({ VERDANT_BUILDS_DIR: builds, VERDANT_FAULT_LAB: 'on' });

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

  test('refuses faults for unknown remotes and files, and keeps the present faults', async () => {
    const { headers } = await browserWith(server, [samplesFault('entry', '404')]);
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

  test('keeps the lab session of a browser, and does not accept a token that the browser invented', async () => {
    const { cookie, headers } = await browserWith(server, [samplesFault('entry', '404')]);
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

test('the fault lab, its page and its API respond with 404 if the lab is off @g-lab-off', async () => {
  const off = await startServer({ VERDANT_BUILDS_DIR: builds, DATABASE_URL: server.databaseUrl });
  const { cookie, headers } = await browserWith(server, [samplesFault('entry', '404')]);
  const { samples: remote } = await pageOf(server, cookie);
  for (const path of [
    '/fault-lab',
    '/fault-lab/',
    '/fault-lab/lab.js',
    `${remote.url}${labFiles.entry}`,
    `${remote.url}x`,
    LAB_API,
  ]) {
    expect([path, (await off.request('GET', path, { headers })).status]).toEqual([path, 404]);
  }
  expect((await off.request('PUT', LAB_API, { body: { faults: [] }, headers })).status).toBe(404);
  expect((await pageOf(off, cookie)).samples.url).toBe('/remotes/mfe-samples/');
  expect((await rawRequest(off.port, `/${shellChunk}`, { cookie })).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  await off.stop();
});

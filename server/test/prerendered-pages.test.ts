import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { releaseHistory } from '@verdant/federation/contract';
import { releaseFolder, sharedDatabase, sharedServer } from './support/shared-server';
import { describeFiles, remoteFiles, remoteManifest } from './support/fixture-builds';
import { query } from './support/query';
import { newSigner, publishFixture, signed } from './support/signing';
import { discard, startServer } from './support/start-server';

const team = newSigner();
const HOST_FILE = 'prerender/shell.12345678.cjs';
const SHARED_FILE = 'static/js/query.12345678.js';
const PAGE_FILE = 'prerender/offer.dddddddd.cjs';
const host = `
  exports.provided = { react: {} };
  exports.prerender = async ({ path, language, registry, component }) => {
    if (path === '/unframed') throw new Error('no frame today');
    return '<main><h1>' + language + ' ' + path + ' ' + registry.remotes.length + '</h1>' + (component ? component({}) : '<i></i>') + '</main>';
  };`;

const { builds, settings: forReleases } = releaseFolder({ 'mfe-samples': [team] });
const dist = join(builds, 'shell/dist');
const manifest = v.parse(v.looseObject({}), JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')));
writeFileSync(join(dist, 'shell.json'), JSON.stringify({ ...manifest, prerender: HOST_FILE, onDemand: [SHARED_FILE] }));
mkdirSync(join(dist, 'prerender'));
writeFileSync(join(dist, HOST_FILE), host);
writeFileSync(join(dist, SHARED_FILE), 'query();');

const proxied = { ...forReleases, VERDANT_TRUST_PROXY: '1' };
const start = async (settings: Record<string, string> = {}) => startServer({ ...proxied, ...settings });
const server = sharedServer(proxied);
const database = sharedDatabase(server);

let patch = 0;
/** Publishes and activates a release whose public page `/offer` is rendered by this code; resolves to its version. */
async function activate(code: string, changes: Record<string, unknown> = {}, to = server): Promise<string> {
  const version = `3.0.${(patch += 1)}`;
  const css = '.offer{background:url(../media/dot.svg)}';
  const files = { ...remoteFiles, 'static/css/budget.cccccccc.css': css, [PAGE_FILE]: code };
  const { pages, modules } = remoteManifest();
  const published = await publishFixture(
    to,
    team,
    {
      version,
      files: describeFiles(files),
      pages: [...pages, { path: '/offer', module: './offer', access: 'public', prerendered: true, title: 'Offer' }],
      modules: { ...modules, './offer': { ...modules['./budget'], prerender: PAGE_FILE } },
      ...changes,
    },
    files,
  );
  expect([published.status, published.text]).toEqual([201, expect.anything()]);
  await activateAgain(version, to);
  return version;
}

async function activateAgain(version: string, to = server): Promise<void> {
  const body = signed(team, { action: 'activate', name: 'mfe-samples', version, reason: 'Test' });
  const switched = await to.request('POST', '/api/v1/releases/mfe-samples/activate', { body });
  expect(switched.status).toBe(200);
}

const open = async (language = 'en', headers: Record<string, string> = {}) =>
  server.request('GET', '/offer', { headers: { 'accept-language': language, ...headers } });

/** A page that arrives as finished HTML; waits up to 20 seconds for it, since the first visitors may get it before that. */
async function openPrerendered(language = 'en', headers: Record<string, string> = {}, path = '/offer') {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const page = await server.request('GET', path, { headers: { 'accept-language': language, ...headers } });
    if (page.text.includes('data-prerendered') || Date.now() > deadline) return page;
    await wait(100);
  }
}

async function notes(): Promise<readonly { version: string; text: string }[]> {
  const { body } = await server.request('GET', '/api/v1/releases/mfe-samples/history');
  return v.parse(releaseHistory, body).notes;
}

/** The first note about a release; waits up to 20 seconds for it. */
async function noteOf(version: string): Promise<string | undefined> {
  const deadline = Date.now() + 20_000;
  const find = async () => (await notes()).find((note) => note.version === version)?.text;
  while ((await find()) === undefined && Date.now() < deadline) await wait(50);
  return find();
}

test('a marked page arrives finished: with its styles, allowed by hash, before every script @g-prerendered', async () => {
  await activate(`exports.Offer = () => '<p>An offer</p>';`);
  const { text, headers } = await openPrerendered();
  expect(text).not.toContain(PAGE_FILE);
  const written = '<div id="root" data-prerendered="en"><main><h1>en /offer 1</h1><p>An offer</p></main></div>';
  expect(text).toContain(written);
  expect(text.indexOf('<script src=')).toBeGreaterThan(text.indexOf(written));
  expect(text).not.toContain('rel="stylesheet"');
  const styles = [...text.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/gs)];
  expect(styles.map(([, file, css]) => [file, css])).toEqual([
    ['static/css/main.12345678.css', 'body{}'],
    [
      'static/css/budget.cccccccc.css',
      expect.stringMatching(
        /^\.offer\{background:url\(\/releases\/mfe-samples\/3\.0\.\d+\/static\/media\/dot\.svg\)\}$/,
      ),
    ],
  ]);
  const policy = headers.get('content-security-policy') ?? '';
  for (const [, , css = ''] of styles) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  }
  expect(policy).not.toContain('unsafe');
  expect(await notes()).toEqual([]);
  for (const encoding of ['br', 'gzip']) {
    const compressed = await open('en', { 'accept-encoding': encoding });
    expect([compressed.headers.get('content-encoding'), compressed.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    expect(compressed.text).toContain(written);
  }
});

test('it is rendered in each language, and again for a new release', async () => {
  await activate(`exports.Offer = () => '<p>First</p>';`);
  expect((await openPrerendered('de')).text).toContain('data-prerendered="de"><main><h1>de /offer 1</h1><p>First</p>');
  await activate(`exports.Offer = () => '<p>Second</p>';`);
  expect((await openPrerendered('de')).text).toContain('<p>Second</p>');
  expect((await openPrerendered('fr')).text).toContain('data-prerendered="fr"><main><h1>fr /offer 1</h1><p>Second</p>');
});

test('a guarded page arrives as the frame of the host, whose scripts come first and which knows no visitor @g-prerender-no-visitor', async () => {
  await activate(`exports.Offer = () => '<p>A</p>';`);
  const openGuarded = async (headers: Record<string, string> = {}) => {
    const { text, headers: sent } = await openPrerendered('de', headers, '/budget');
    const policy = sent.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    return { text: text.replaceAll(nonce, ''), policy: policy.replaceAll(nonce, '') };
  };
  const { text, policy } = await openGuarded();
  expect(text).toContain(
    '<div id="root" data-prerendered="de" data-app-shell><main><h1>de /budget 1</h1><i></i></main></div>',
  );
  const styles = [...text.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/gs)];
  expect(styles.map(([, file]) => file)).toEqual(['static/css/main.12345678.css', 'static/css/budget.cccccccc.css']);
  for (const [, , css = ''] of styles) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  }
  const order = ['<script src=', 'as="font"', 'budget.bbbbbbbb.js', 'query.12345678.js', '<style', '<div id="root"'];
  const places = order.map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(text).not.toContain('rel="stylesheet"');
  expect(text).toContain('data-calls="/api/v1/figures /api/v1/more"');
  expect(await openGuarded({ authorization: 'Bearer abc', cookie: 'a=b' })).toEqual({ text, policy });
  expect(await notes()).toEqual([]);
});

test('a guarded page with a parameter arrives as one frame at all its addresses, without the parameter', async () => {
  const pages = [{ path: '/plans/:id', module: './budget', access: 'guarded', title: 'Plan' }];
  await activate(`exports.Offer = () => '<p>A</p>';`, { pages, contract: '^1.1.0' });
  const { text } = await openPrerendered('en', {}, '/plans/7');
  expect(text).toContain('data-app-shell><main><h1>en /plans/:id 1</h1><i></i></main>');
  expect((await openPrerendered('en', {}, '/plans/8')).text).toContain('data-app-shell><main><h1>en /plans/:id 1</h1>');
});

test('a release whose page cannot be prerendered is served as before, and its history says why', async () => {
  const version = await activate(`exports.Offer = () => { throw new Error('no offer today'); };`);
  const { text, status, headers } = await open();
  expect([status, text.includes('<div id="root"></div>'), text.includes('data-prerendered')]).toEqual([
    200,
    true,
    false,
  ]);
  expect(headers.get('content-security-policy')).not.toMatch(/style-src[^;]*sha256/);
  expect(await noteOf(version)).toBe('/offer is not sent as finished HTML: no offer today');
});

test('a guarded page whose frame cannot be rendered is served as before, and the history states why', async () => {
  const pages = [{ path: '/unframed', module: './budget', access: 'guarded', title: 'Unframed' }];
  const version = await activate(`exports.Offer = () => '<p>A</p>';`, { pages });
  const { text, status } = await server.request('GET', '/unframed');
  expect([status, text.includes('<div id="root"></div>'), text.includes('data-app-shell')]).toEqual([200, true, false]);
  // Its shared modules are requested as early.
  expect(text).toContain(`href="/${SHARED_FILE}" as="script"`);
  expect(await noteOf(version)).toBe('/unframed is not sent as finished HTML: no frame today');
});

/** Waits up to 30 seconds until `/offer` arrives as finished HTML, or no longer does. */
async function becomes(isPrerendered: boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  const is = async () => (await open()).text.includes('data-prerendered');
  while ((await is()) !== isPrerendered && Date.now() < deadline) await wait(200);
  expect(await is()).toBe(isPrerendered);
}

describe('a release whose pages browsers do not hydrate', () => {
  let pages = 0;
  /** Reports from this IP address a page whose parts of these releases were rendered again. */
  const report = async (versions: string | string[], ip: string) => {
    pages += 1;
    const failed = { stage: 'written-page', reason: 'error', outcome: 'recovered', attempt: 1 };
    const body = {
      page: `00000000-0000-4000-8000-${String(pages).padStart(12, '0')}`,
      events: [versions].flat().map((version) => ({ remote: 'mfe-samples', version, ...failed })),
    };
    await server.request('POST', '/api/v1/load-reports', { body, headers: { 'x-forwarded-for': ip } });
  };
  const notesOf = async (version: string) => (await notes()).filter((note) => note.version === version);

  it('is prerendered whatever one IP address reports @g-prerender-one-address', async () => {
    const others = Array.from({ length: 6 }, (_none, index) => `4.0.${index}`);
    for (const other of others) await publishFixture(server, team, { version: other });
    const version = await activate(`exports.Offer = () => '<p>Fine</p>';`);
    expect((await openPrerendered()).text).toContain('<p>Fine</p>');
    // With another release each time, which has yet to be reported.
    for (const other of others) await report([other, version], '203.0.113.7');
    const counted = 'select count(*)::int as pages from page_loads where version = $1 and mismatch';
    expect((await database.query(counted, [version])).rows).toEqual([{ pages: 1 }]);
    for (let page = 0; page < 6; page += 1) await report(version, '203.0.113.7');
    for (let page = 0; page < 6; page += 1) await report(version, `2001:db8:0:${page}::1`);
    expect(await notesOf(version)).toEqual([]);
  });

  it('is not prerendered for a day once five IP addresses report it, unless it is activated again @g-hydration-mismatch', async () => {
    const version = await activate(`exports.Offer = () => '<p>Differs</p>';`);
    expect((await openPrerendered()).text).toContain('<p>Differs</p>');
    for (let address = 1; address < 5; address += 1) await report(version, `198.51.100.${address}`);
    expect(await notesOf(version)).toEqual([]);
    await report(version, '198.51.100.5');
    expect(await notesOf(version)).toMatchObject([
      {
        text: 'Its pages are not sent as finished HTML for 24 hours, or until it is activated again: browsers rendered them again on 5 of 5 pages within 60 minutes',
      },
    ]);
    await becomes(false);
    await database.query(`update prerender_problems set at = at - interval '25 hours' where version = $1`, [version]);
    await becomes(true);
    await database.query(`update prerender_problems set at = now() where version = $1`, [version]);
    await activateAgain(version);
    // Only what is reported from then on counts.
    await report(version, '198.51.100.6');
    expect(await notesOf(version)).toEqual([]);
  });
});

describe('attempts to prerender a release', () => {
  const another = async () => start({ DATABASE_URL: server.databaseUrl });
  const attempts = async (version: string) =>
    query(server, 'select 1 from prerender_attempts where version = $1', [version]);
  const untilAttempts = async (version: string, count: number) => {
    const deadline = Date.now() + 20_000;
    while ((await attempts(version)) !== count && Date.now() < deadline) await wait(50);
    expect(await attempts(version)).toBe(count);
  };

  it('that were stopped count no more after one that succeeds', async () => {
    // Its problem names the host.
    await noteOf(await activate(`exports.Offer = () => { throw new Error('no offer'); };`));
    const version = await activate(`exports.Offer = () => '<p>Fine</p>';`);
    await openPrerendered();
    await untilAttempts(version, 0);
    const stopped = `insert into prerender_attempts (remote, version, host, reason)
      select remote, $1, host, 'it was not rendered within 60 s' from prerender_problems limit 1`;
    expect(await query(server, stopped, [version])).toBe(1);
    const fresh = await another();
    await fresh.request('GET', '/offer');
    await untilAttempts(version, 0);
    await discard(fresh);
  });

  it('are not counted when the server stops meanwhile', async () => {
    const stopping = await another();
    const version = await activate('for (;;);', {}, stopping);
    await untilAttempts(version, 1);
    await stopping.stop();
    expect(await attempts(version)).toBe(0);
  });

  it('end after the second that takes the server down, until it is activated again @g-prerender-crashes', async () => {
    const first = await another();
    const version = await activate('for (;;);', {}, first);
    await untilAttempts(version, 1);
    await first.kill();

    const second = await another();
    await second.request('GET', '/offer');
    await untilAttempts(version, 2);
    await second.kill();

    expect((await open()).text).toContain('<div id="root"></div>');
    await wait(1_000);
    expect(await attempts(version)).toBe(2);

    // Once it is certain that both ended with their servers, its history says so.
    await query(server, `update prerender_attempts set at = at - interval '1 hour'`);
    expect(await noteOf(version)).toBe(
      'Its pages are not sent as finished HTML: the server ended while it rendered them. It is not tried again until it is activated again.',
    );
    await activateAgain(version);
    await untilAttempts(version, 1);
  }, 120_000);
});

test('no signal makes the server open a debugger', async () => {
  process.kill(server.pid, 'SIGUSR1');
  await wait(1_000);
  expect(server.printed().err).not.toContain('Debugger listening');
  expect((await open()).status).toBe(200);
});

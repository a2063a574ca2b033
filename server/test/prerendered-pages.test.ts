import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { sharedReleaseSetup, sharedServer } from './support/shared-server';
import { describeFiles, remoteFiles, remoteManifest } from './support/fixture-builds';
import { newSigner, publishFixture, signedBody } from './support/signing';

const team = newSigner();
const HOST_FILE = 'prerender/shell.12345678.cjs';
const SHARED_FILE = 'static/js/query.12345678.js';
const PAGE_FILE = 'prerender/offer.dddddddd.json';
const host = `
  exports.prerender = async ({ path, language, registry, html = '<i></i>' }) => {
    if (path === '/unframed') throw new Error('no frame today');
    return '<main><h1>' + language + ' ' + path + ' ' + registry.remotes.length + '</h1>' + html + '</main>';
  };`;

const { builds, settings: forReleases } = sharedReleaseSetup({ 'mfe-samples': [team] });
const dist = join(builds, 'shell/dist');
const manifest = v.parse(v.looseObject({}), JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')));
writeFileSync(join(dist, 'shell.json'), JSON.stringify({ ...manifest, prerender: HOST_FILE, onDemand: [SHARED_FILE] }));
mkdirSync(join(dist, 'prerender'));
writeFileSync(join(dist, HOST_FILE), host);
writeFileSync(join(dist, SHARED_FILE), 'query();');

const server = sharedServer(forReleases);

let patch = 0;
/** Publishes and activates a release whose public page `/offer` has this HTML in all languages. */
async function activate(html: string, changes: Record<string, unknown> = {}): Promise<void> {
  const version = `3.0.${(patch += 1)}`;
  const css = '.offer{background:url(../media/dot.svg)}';
  const rendered = JSON.stringify({ '/offer': { en: html, de: html } });
  const files = { ...remoteFiles, 'static/css/budget.cccccccc.css': css, [PAGE_FILE]: rendered };
  const { pages, modules } = remoteManifest();
  const published = await publishFixture(
    server,
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
  const body = signedBody(team, { action: 'activate', name: 'mfe-samples', version, reason: 'Test' });
  const switched = await server.request('POST', '/api/v1/releases/mfe-samples/activate', { body });
  expect(switched.status).toBe(200);
}

const open = async (language = 'en', headers: Record<string, string> = {}, path = '/offer') =>
  server.request('GET', path, { headers: { 'accept-language': language, ...headers } });

/** Opens a page until it arrives prerendered, for up to 20 seconds; a busy server first sends the page without content. */
async function openPrerendered(language = 'en', headers: Record<string, string> = {}, path = '/offer') {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const page = await open(language, headers, path);
    if (page.text.includes('data-prerendered') || Date.now() > deadline) return page;
  }
}

test('a prerendered page arrives with its HTML and its styles, allowed by hash, before every script @g-prerendered', async () => {
  await activate('<p>An offer</p>');
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
  for (const encoding of ['br', 'gzip']) {
    const compressed = await open('en', { 'accept-encoding': encoding });
    expect([compressed.headers.get('content-encoding'), compressed.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    expect(compressed.text).toContain(written);
  }
});

test('a prerendered page is sent in each language of the release, and rendered again for a new release', async () => {
  await activate('<p>First</p>');
  expect((await openPrerendered('de')).text).toContain('data-prerendered="de"><main><h1>de /offer 1</h1><p>First</p>');
  await activate('<p>Second</p>');
  expect((await openPrerendered('de')).text).toContain('data-prerendered="de"><main><h1>de /offer 1</h1><p>Second</p>');
  expect((await open('fr')).text).toContain('<div id="root"></div>');
});

test('a page that requires a sign-in is sent with a prerendered app shell, identical for every visitor @g-prerender-no-visitor', async () => {
  await activate('<p>A</p>');
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
});

test('a page with a path parameter that requires a sign-in has a prerendered app shell without the parameter value', async () => {
  const pages = [{ path: '/plans/:id', module: './budget', access: 'guarded', title: 'Plan' }];
  await activate('<p>A</p>', { pages, contract: '^1.1.0' });
  const { text } = await openPrerendered('en', {}, '/plans/7');
  expect(text).toContain('data-app-shell><main><h1>en /plans/:id 1</h1><i></i></main>');
  expect((await openPrerendered('en', {}, '/plans/8')).text).toContain('data-app-shell><main><h1>en /plans/:id 1</h1>');
});

test('a page that requires a sign-in is sent with an empty root element if its app shell cannot be prerendered', async () => {
  const pages = [{ path: '/unframed', module: './budget', access: 'guarded', title: 'Unframed' }];
  await activate('<p>A</p>', { pages });
  const { text, status } = await open('en', {}, '/unframed');
  expect([status, text.includes('<div id="root"></div>'), text.includes('data-app-shell')]).toEqual([200, true, false]);
  // The page must preload the shared modules even without a frame.
  expect(text).toContain(`href="/${SHARED_FILE}" as="script"`);
});

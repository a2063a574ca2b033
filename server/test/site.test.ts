import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { REGISTRY_ELEMENT_ID } from '@verdant/federation/contract';
import { linkSession } from '@verdant/shared/contract';
import { sharedServer } from './support/shared-server';
import { signUp } from './support/users';
import { productBuildsSetting, type TestServer } from './support/start-server';

const ORIGIN = 'https://verdant.example.com';
const server = sharedServer(productBuildsSetting);
const published = sharedServer({
  ...productBuildsSetting,
  PUBLIC_ORIGIN: ORIGIN,
  VERDANT_OFFLINE_PAGE: 'no',
  VERDANT_DEMO: 'no',
  VERDANT_CONTACT: 'help@example.com',
});

const linkSessionOf = async (at: TestServer) => {
  const { token } = await signUp(at);
  return (await at.request('POST', '/api/v1/bank/link-session', { token })).body;
};

const get = (path: string, headers: Record<string, string> = {}) => server.request('GET', path, { headers });

async function sizeOf(path: string): Promise<string> {
  const response = await fetch(`http://localhost:${server.port}${path}`);
  const content = Buffer.from(await response.arrayBuffer());
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
  expect(content.toString('latin1', 1, 4)).toBe('PNG');
  return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`;
}

const manifestSchema = v.looseObject({
  lang: v.string(),
  description: v.string(),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string(), purpose: v.string() })),
});

test('a server without demo households refuses demo sign-ins, and marks its pages so that links to them are hidden', async () => {
  const open = async (at: TestServer) => at.request('POST', '/api/v1/auth/login', { body: { demo: true } });
  const isMarked = async (at: TestServer) => (await at.request('GET', '/sign-in', {})).text.includes('data-demo="off"');
  expect([(await open(server)).status, await isMarked(server)]).toEqual([200, false]);
  expect([(await open(published)).status, await isMarked(published)]).toEqual([404, true]);
});

describe('Strict-Transport-Security', () => {
  const paths: readonly (readonly [string, string, number])[] = [
    ['GET', '/', 200],
    ['GET', '/static/nothing.js', 404],
    ['GET', '/api/v1/auth/me', 401],
    ['POST', '/sign-in', 303],
  ];
  it.each(paths)('is in the response to %s %s if PUBLIC_ORIGIN is HTTPS', async (method, path, status) => {
    const form = { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' } };
    const request = status === 303 ? form : {};
    const secure = await published.request(method, path, request);
    expect([secure.status, secure.headers.get('strict-transport-security')]).toEqual([status, 'max-age=63072000']);
    expect((await server.request(method, path, request)).headers.get('strict-transport-security')).toBeNull();
  });

  it('is in the responses of the bank sandbox, too', async () => {
    const { fastlink_url: url } = v.parse(linkSession, await linkSessionOf(published));
    for (const path of ['/fastlink/v4/initialize.js', '/nothing']) {
      const { headers } = await fetch(new URL(path, url));
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    }
  });
});

describe('the web app manifest', () => {
  it('makes the product installable, and its icons have the sizes that it declares', async () => {
    const response = await get('/manifest.webmanifest');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    const manifest = v.parse(manifestSchema, JSON.parse(response.text));
    expect(manifest).toMatchObject({ name: 'Verdant', lang: 'en', start_url: '/dashboard', display: 'standalone' });
    const bitmaps = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(bitmaps.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of bitmaps) expect(await sizeOf(src)).toBe(sizes);
  });

  it('is in the language of the browser', async () => {
    const response = await get('/manifest.webmanifest', { 'accept-language': 'de-CH' });
    const { lang, description } = v.parse(manifestSchema, JSON.parse(response.text));
    expect(lang).toBe('de');
    expect(description).toContain('Finanz-Score');
    expect(response.headers.get('vary')).toContain('accept-language');
  });
});

describe('icons', () => {
  it('are at the default paths that browsers request', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon']);
    expect(await sizeOf('/apple-touch-icon.png')).toBe('180x180');
  });

  it('are linked in every page, and allowed by its policy', async () => {
    const { text, headers } = await get('/');
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(headers.get('content-security-policy')).toContain("manifest-src 'self'");
  });
});

describe('the preview of a shared link', () => {
  it('has the logo as its facts if the public origin of the server is unknown', async () => {
    const { text } = await get('/');
    expect(text.match(/og:image.*/g)).toEqual(['og:image" content="/logo.svg">']);
    expect(text).toContain('<meta name="twitter:card" content="summary">');
  });

  it('has a PNG with an absolute URL if PUBLIC_ORIGIN is set', async () => {
    const { text } = await published.request('GET', '/');
    expect(text.match(/og:image.*/g)).toContain(`og:image" content="${ORIGIN}/preview.png">`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(await sizeOf('/preview.png')).toBe('1200x630');
  });
});

test('robots may read the public pages, but not the API', async () => {
  const robots = await get('/robots.txt');
  expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(robots.text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(robots.text).not.toContain('Disallow: /\n');
});

const carried = v.tuple([v.string(), v.record(v.string(), v.string())]);

describe('the offline page', () => {
  it.each([
    ['language=de&theme=light', 'de', 'light', 'Keine Verbindung'],
    ['language=xx&theme=%3Cb%3E', 'en', 'dark', 'No connection'],
    ['language=de&language=fr', 'en', 'dark', 'No connection'],
  ])(
    'is embedded in the worker script: the query "%s" results in language %s and theme %s, without scripts',
    async (query, language, theme, title) => {
      const worker = await get(`/static/offline-worker.js?${query}`, { 'service-worker': 'script' });
      expect([worker.status, worker.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
      const parts = /^const PAGE = (".*");\nconst HEADERS = (\{.*\});\n/.exec(worker.text)?.slice(1) ?? [];
      const [page, headers] = v.parse(
        carried,
        parts.map((text): unknown => JSON.parse(text)),
      );
      expect(page).toContain(`<html lang="${language}" data-theme="${theme}">`);
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page).not.toMatch(/<script|<link|src=|url\(/);
      const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
      });
    },
  );

  it('is served by a service worker for all paths, which is always revalidated and reads no data stored by pages', async () => {
    const worker = await get('/static/offline-worker.js?language=de&theme=light');
    expect(worker.headers.get('service-worker-allowed')).toBe('/');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.text).toContain('respondWith');
    expect(worker.text).not.toMatch(/caches|indexedDB|importScripts|'message'/);
  });

  it('can be switched off: the server then sends a service worker that unregisters itself', async () => {
    const worker = await published.request('GET', '/static/offline-worker.js');
    expect(worker.text).toContain('unregister()');
    expect(worker.text).not.toContain('respondWith');
  });
});

describe('a service worker', () => {
  const scriptsOf = async (path: string) => {
    const { text } = await get(path);
    return [...text.matchAll(/src="(\/[^"]+\.js)"/g)].map(([, src]) => src ?? '');
  };

  it('is refused with 403 at the URLs of other scripts, API calls and pages @g-nothing-outlives', async () => {
    const [host = ''] = await scriptsOf('/');
    const { remotes } = v.parse(
      v.looseObject({ remotes: v.array(v.looseObject({ url: v.string(), entry: v.string() })) }),
      JSON.parse(new RegExp(`id="${REGISTRY_ELEMENT_ID}">([^<]*)<`).exec((await get('/')).text)?.[1] ?? '{}'),
    );
    const paths = [host, ...remotes.map(({ url, entry }) => url + entry)];
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const script = await get(path);
      expect([path, script.status]).toEqual([path, 200]);
      expect(script.headers.get('vary')).toMatch(/\bservice-worker\b/);
    }
    for (const path of [...paths, '/', '/api/v1/health', '/static/offline-worker.jsx', '/STATIC/offline-worker.js']) {
      const { status } = await get(path, { 'service-worker': 'script' });
      expect([path, status]).toEqual([path, 403]);
    }
  });
});

test('the contact of the operator is public, and null if it is not set', async () => {
  const read = async (at: TestServer) => (await at.request('GET', '/api/v1/contact')).body;
  expect(await read(server)).toEqual({ contact: null });
  expect(await read(published)).toEqual({ contact: { label: 'help@example.com', href: 'mailto:help@example.com' } });
});

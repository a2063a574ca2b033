import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@verdant/shared/brand';
import { sharedBuilds, sharedServer } from './support/shared-server';
import { servedVersion, inlineScript, integrityOf, remoteFiles } from './support/fixture-builds';
import { rawRequest } from './support/raw-request';
import { withServer } from './support/start-server';
import { visit } from './support/visits';

const builds = sharedBuilds();
const server = sharedServer({ VERDANT_BUILDS_DIR: builds, LOG_LEVEL: 'warn' });

const get = (path: string, headers: Record<string, string> = {}) => server.request('GET', path, { headers });

describe('an HTML page', () => {
  it('is served with status 200 for every path that is neither a file nor an API call', async () => {
    for (const path of ['/', '/no/such/page?x=1', '/budget/%E0%A4%A', `/budget${'/a'.repeat(7_000)}`]) {
      const page = await get(path);
      expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(page.text).toContain('<div id="root"></div>');
    }
  });

  it('is never cached, and responds to HEAD', async () => {
    const page = await server.request('HEAD', '/budget');
    expect([page.status, page.text, page.headers.get('cache-control')]).toEqual([200, '', 'no-store']);
  });

  it('has a title, description, sharing data, icon and dark theme @s-1.9', async () => {
    const { text } = await get('/');
    expect(text).toContain('<html lang="en" data-theme="dark">');
    expect(text).toContain('<title>Verdant | Integrated Financial Health Check Platform</title>');
    expect(text).toMatch(/<meta name="description" content=".+">/);
    expect(text).toMatch(/<meta name="keywords" content=".+">/);
    expect(text).toContain('<meta property="og:image" content="/logo.svg">');
    expect(text).toContain('<meta name="theme-color" content="#00E575">');
    expect(text).toContain('<link rel="icon" href="/logo.svg" type="image/svg+xml">');
    expect(text).toMatch(/<noscript>.+<\/noscript>/);
  });

  it('has its title in the language of the browser, else in English, escaped as text @s-1.9', async () => {
    const german = await get('/budget', { 'accept-language': 'de' });
    expect(german.text).toContain('<html lang="de" data-theme="dark"');
    expect(german.text).toContain('<title>Bud&lt;get&gt; auf Deutsch | Verdant</title>');
    const spanish = await get('/budget', { 'accept-language': 'es' });
    expect(spanish.text).toContain('<title>Bud&lt;get&gt; | Verdant</title>');
  });

  it('has the description that its remote declares, else that of the product', async () => {
    const described = async (path: string, language: string) => {
      const { text } = await get(path, { 'accept-language': language });
      // The page must contain the description only in the two meta tags, because browsers do not use it otherwise.
      expect(text.match(/Planen Sie|Plan &quot;the|Plan \\?"the/g)?.length ?? 0).toBe(path === '/' ? 0 : 2);
      return [...text.matchAll(/<meta (?:name|property)="(?:og:)?description" content="([^"]*)">/g)].map(
        ([, content]) => content,
      );
    };
    expect(await described('/budget', 'de')).toEqual(['Planen Sie den Monat.', 'Planen Sie den Monat.']);
    expect(await described('/budget', 'es')).toEqual(['Plan &quot;the&quot; month.', 'Plan &quot;the&quot; month.']);
    expect(await described('/', 'en')).toEqual([brand.description, brand.description]);
  });

  it('loads the shell, and preloads the files that the URL needs @g-preloads', async () => {
    const { text } = await get('/budget');
    const nonce = /nonce="([\w+/]{22}==)"/.exec(text)?.[1] ?? '';
    expect(text).toContain(`<script src="/static/js/main.12345678.js" nonce="${nonce}" defer></script>`);
    expect(text).toContain('<link rel="stylesheet" href="/static/css/main.12345678.css">');
    expect(text).toContain(
      '<link rel="preload" href="/static/media/font.12345678.woff2" as="font" type="font/woff2" crossorigin>',
    );
    const ahead = (name: keyof typeof remoteFiles, kind: string) =>
      `<link rel="preload" href="/remotes/mfe-samples/${name}" as="${kind}" integrity="${integrityOf(remoteFiles[name])}"${kind === 'script' ? ` nonce="${nonce}"` : ''} crossorigin="anonymous">`;
    expect(text).toContain(ahead('static/js/entry.aaaaaaaa.js', 'script'));
    expect(text).toContain(ahead('static/js/budget.bbbbbbbb.js', 'script'));
    expect(text).toContain(ahead('static/css/budget.cccccccc.css', 'style'));
    expect((await get('/')).text).not.toContain('href="/remotes/');
  });

  it('lists the remotes that can be served, escaped so that no text closes the script element @g-no-manifest-request', async () => {
    const {
      page: { text },
      registry: { remotes },
    } = await visit(server);
    expect(remotes.map(({ name }) => name)).toEqual(['mfe-samples']);
    expect(remotes[0]).toMatchObject({
      version: servedVersion(),
      url: '/remotes/mfe-samples/',
      entry: 'static/js/entry.aaaaaaaa.js',
    });
    expect(remotes[0]?.integrity).toEqual(
      Object.fromEntries(Object.entries(remoteFiles).map(([name, content]) => [name, integrityOf(content)])),
    );
    expect(remotes[0]?.pages[0]?.nav?.label).toBe('</script>');
    expect(text.match(/<\/script>/g)).toHaveLength(3);
  });

  it('leaves out remotes that cannot be served, and the server logs the reasons', () => {
    const { err } = server.printed();
    for (const name of ['mfe-broken', 'mfe-wrong', 'mfe-gone', 'mfe-unbuilt', 'mfe-unhashed']) {
      expect(err).toContain(`${name} is left out: `);
    }
  });

  it('has security policies that allow only its inline script and scripts with its nonce, and nothing unsafe', async () => {
    const page = await get('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(page.text) ?? [];
    expect(page.text).toContain(`<script>${inlineScript}</script>`);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain(`, script-src-elem 'nonce-${nonce}' 'sha256-${hash}'`);
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default");
    expect(policy).toContain('report-uri /api/v1/csp-reports');
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('permissions-policy')).toContain('camera=(), ');
    expect(page.headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)');
  });

  it.each(['identity', 'gzip', 'br'])(
    'has a new nonce for each request, stated by its policy, with the accepted encoding %s',
    async (accepts) => {
      const seen = new Set<string>();
      let isCompressedOnce = false;
      // The server compresses the page once for all users after the first request. The response then has a `content-length`.
      while (seen.size < 3 || (accepts === 'br' && !isCompressedOnce)) {
        const { text, headers } = await get('/budget', { 'accept-encoding': accepts });
        isCompressedOnce = headers.get('content-encoding') === 'br' && headers.has('content-length');
        if (accepts !== 'identity') expect(headers.get('vary')).toContain('accept-encoding');
        const nonces = new Set([...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce ?? ''));
        const [nonce = ''] = nonces;
        expect(nonces.size).toBe(1);
        expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        expect(seen).not.toContain(nonce);
        seen.add(nonce);
      }
    },
  );
});

describe('a file', () => {
  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ])('is compressed as the client accepts: "%s" results in the encoding %s', async (accepts, sent) => {
    const file = await get('/static/js/main.12345678.js', { 'accept-encoding': accepts });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-encoding')).toBe(sent);
    expect(file.headers.get('vary')).toContain('accept-encoding');
    expect(file.headers.get('content-type')).toMatch(/javascript/);
    expect(file.text).toBe('main();'.repeat(100));
  });

  it('with a hash in its name may be cached for a year, and loaded from any origin', async () => {
    for (const path of [
      '/static/css/main.12345678.css',
      '/remotes/mfe-samples/static/js/entry.aaaaaaaa.js',
      '/static/media/font.12345678.woff2',
    ]) {
      const file = await get(path);
      expect([path, file.status, file.headers.get('cache-control')]).toEqual([
        path,
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(file.headers.get('access-control-allow-origin')).toBe('*');
      expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });

  it('must be revalidated on each request if its name has no hash', async () => {
    const logo = await get('/logo.svg');
    expect([logo.status, logo.headers.get('cache-control')]).toEqual([200, 'public, max-age=0']);
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
    const again = await rawRequest(server.port, '/logo.svg', {
      headers: { 'if-none-match': logo.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('that does not exist or is not public gets 404 as plain text, which is not cached', async () => {
    for (const path of [
      '/static/js/main.99999999.js',
      '/static/',
      '/remotes/mfe-gone/static/js/entry.aaaaaaaa.js',
      '/static/js/main.12345678.js.map',
      '/static/js/main.12345678.js.br',
      '/remotes/mfe-samples/release.json',
      '/shell.json',
      '/.hidden',
      '/missing.png',
    ]) {
      const { status, text, headers } = await get(path);
      expect([path, status, text]).toEqual([path, 404, 'Not found\n']);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('that is deleted while the server runs gets 404, which is not cached', async () => {
    const [, id = ''] = servedVersion().split('+');
    const style = join(server.dataDir, 'builds/mfe-samples', id, 'static/css/budget.cccccccc.css');
    for (const ending of ['', '.br', '.gz']) rmSync(`${style}${ending}`);
    const missing = await get('/remotes/mfe-samples/static/css/budget.cccccccc.css');
    expect([missing.status, missing.text, missing.headers.get('cache-control')]).toEqual([
      404,
      'Not found\n',
      'no-store',
    ]);
  });

  it.each([
    '/static/../../../secret.txt',
    '/static/..%2f..%2f..%2fsecret.txt',
    '/remotes/mfe-samples/..%5c..%5csecret.txt',
    '/remotes/..%2f..%2fshell/dist/shell.json',
    '//static/../secret.txt',
  ])('outside of the builds cannot be reached by %s', async (path) => {
    const { status, text } = await rawRequest(server.port, path);
    expect(text).not.toContain('outside of every build');
    expect([400, 404]).toContain(status);
  });

  it('can only be requested with GET and HEAD, like a page', async () => {
    for (const path of ['/', '/budget']) {
      const response = await server.request('POST', path, { body: {} });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

it('a server without a build serves the API, and a page with 503 that explains how to build', async () => {
  await withServer({ VERDANT_BUILDS_DIR: join(builds, 'nothing-here') }, async (bare) => {
    const page = await bare.request('GET', '/');
    expect(page.status).toBe(503);
    expect(page.text).toContain('npm run build');
    expect((await bare.request('GET', '/api/v1/health')).status).toBe(200);
  });
});

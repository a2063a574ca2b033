import { sharedReleaseSetup, sharedServer } from './support/shared-server';
import { startFileHost } from './support/file-host';
import { servedVersion, remoteFiles, remoteManifest } from './support/fixture-builds';
import { newSigner, publishFixture, publishSignedRelease, signedBody } from './support/signing';
import { clearReleases, requestReleaseChange, visit, type PageVisit } from './support/visits';

const team = newSigner();

const { settings } = sharedReleaseSetup({ 'mfe-samples': [team] });
const server = sharedServer({
  ...settings,
  BANK_LINK_MODE: 'off',
  VERDANT_TRUST_PROXY: '1',
  VERDANT_RELEASE_LOOPBACK: 'yes',
});
afterEach(async () => clearReleases(server));

const act = async (action: string, fields: Record<string, unknown> = {}) =>
  requestReleaseChange(server, team, action, fields);
const stable = '/releases/mfe-samples/2.0.0/';

async function startCanary(percent: number): Promise<void> {
  for (const version of ['2.0.0', '2.1.0']) await publishFixture(server, team, { version });
  await act('activate', { version: '2.0.0' });
  expect((await act('canary', { version: '2.1.0', percent })).status).toBe(200);
}

/** Visits with new cookies until both releases were served. A fixed number of visits could miss one of them by chance. */
async function visitBoth(): Promise<PageVisit[]> {
  const visits: PageVisit[] = [];
  const countReleases = () => new Set(visits.map(({ registry }) => registry.id)).size;
  while (countReleases() < 2 && visits.length < 200) visits.push(await visit(server));
  expect(countReleases()).toBe(2);
  return visits;
}

describe("the visitor's cookie", () => {
  it('is set only while a canary runs, contains nothing personal, and cannot be read by scripts', async () => {
    expect((await visit(server)).page.headers.get('set-cookie')).toBeNull();
    await startCanary(50);
    const first = await visit(server);
    const second = await visit(server);
    expect(first.page.headers.get('set-cookie')).toMatch(
      /^verdant-visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(second.cookie).not.toBe(first.cookie);
    expect((await visit(server, `other=1; ${first.cookie}; last=2`)).page.headers.get('set-cookie')).toBeNull();
  });

  it('is secure and bound to the host if the page was requested by HTTPS', async () => {
    await startCanary(50);
    const overTls = async (cookie: string) => {
      const headers = { 'x-forwarded-proto': 'https', cookie };
      return (await server.request('GET', '/', { headers })).headers.get('set-cookie');
    };
    const set = await overTls('');
    expect(set).toMatch(
      /^__Host-verdant-visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const kept = set?.split(';')[0] ?? '';
    expect(await overTls(kept)).toBeNull();
    expect(await overTls(kept.replace('__Host-', ''))).toMatch(/^__Host-verdant-visitor=/);
  });

  it('is replaced by a new value if the browser sends a malformed value', async () => {
    await startCanary(50);
    for (const value of ['short', '"><script>']) {
      expect((await visit(server, `verdant-visitor=${value}`)).cookie).toMatch(/^verdant-visitor=[\w-]{22}$/);
    }
  });

  it('is set only in responses with a page, not in responses with API data or files', async () => {
    await startCanary(50);
    for (const path of [
      '/api/v1/registry',
      '/api/v1/health',
      `${stable}static/js/entry.aaaaaaaa.js`,
      '/static/js/main.12345678.js',
    ]) {
      expect((await server.request('GET', path)).headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('GET /api/v1/registry', () => {
  const idOf = async (cookie?: string) => {
    const response = await server.request('GET', '/api/v1/registry', {
      headers: cookie === undefined ? {} : { cookie },
    });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return response.body;
  };

  it('returns the registry id of a page loaded now by this visitor, which changes only when a release is switched', async () => {
    await startCanary(50);
    const pages = await visitBoth();
    for (const { registry, cookie } of pages) expect(await idOf(cookie)).toEqual({ id: registry.id });
    await act('activate', { version: '2.1.0' });
    const now = await visit(server);
    for (const { cookie } of pages) expect(await idOf(cookie)).toEqual({ id: now.registry.id });
  });
});

describe('the content security policy of a page', () => {
  let elsewhere: Awaited<ReturnType<typeof startFileHost>>;
  beforeAll(async () => {
    const contents: Record<string, string> = remoteFiles;
    elsewhere = await startFileHost((name) => contents[name]);
  });
  afterAll(() => elsewhere.close());

  const publishElsewhere = async (version: string) => {
    const body = signedBody(team, {
      action: 'publish',
      name: 'mfe-samples',
      url: `${elsewhere.origin}/`,
      manifest: remoteManifest({ version }),
    });
    expect((await publishSignedRelease(server, body, {})).status).toBe(201);
  };

  it('allows only the origins of the releases that this visitor gets @g-content-policy', async () => {
    await publishElsewhere('3.0.0');
    expect((await visit(server)).page.headers.get('content-security-policy')).not.toContain(elsewhere.origin);
    await act('canary', { version: '3.0.0', percent: 50 });
    const visits = await visitBoth();
    expect(new Set(visits.map(({ remote }) => remote()?.version))).toEqual(new Set(['3.0.0', servedVersion()]));
    for (const { remote, policy, page } of visits) {
      const isElsewhere = remote()?.version === '3.0.0';
      const origins = policy('script-src').filter((source) => source.startsWith('http'));
      expect(origins).toEqual(isElsewhere ? [elsewhere.origin] : []);
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    }
  });

  it('allows the origin of the previous release, too, because the browser may fall back to it', async () => {
    await publishElsewhere('3.0.0');
    await publishFixture(server, team, { version: '3.1.0' });
    for (const version of ['3.0.0', '3.1.0']) await act('activate', { version });
    const { remote, policy } = await visit(server);
    expect(remote()).toMatchObject({ version: '3.1.0', previous: { url: `${elsewhere.origin}/` } });
    expect(policy('script-src')).toContain(elsewhere.origin);
  });
});

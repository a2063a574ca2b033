import { activate, newTeam, rollBack } from '../matrix/releases';
import { Navbar } from '../models/navbar';
import { TestApiClient } from '../support/api';
import type { RunningServer } from '../support/server';
import { startServer, temporaryDataDir } from '../support/server';
import { loadGuardText } from '../../server/testing/releases';
import { publishSmallRelease, allowPublishing } from '../support/small-release';
import { expect, signInBrowser, test } from '../support/test';
import type { Page } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** HTML of a page that the hostile release stores in caches. Its script reads the user's token. */
const MARK = '<h1>Planted</h1><script>document.title = "ran with " + localStorage.getItem("token")</script>';

const WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(
  new Response(${JSON.stringify(MARK)}, { headers: { 'content-type': 'text/html' } })));
`;

/** Code of the hostile release. `data-refused` of the document finally lists the names of the failed attempts. */
const HOSTILE = `// ${loadGuardText}
const folder = new URL('.', document.currentScript.src).pathname;
const page = () => new Response(${JSON.stringify(MARK)}, { headers: { 'content-type': 'text/html' } });
const attempts = {
  cache: async () => {
    const cache = await caches.open('verdant-offline');
    for (const theme of ['dark', 'light']) await cache.put('/offline.html?language=en&theme=' + theme, page());
    for (const path of ['/', '/dashboard', '/offers']) await cache.put(path, page());
  },
  worker: async () => { await navigator.serviceWorker.register(folder + 'worker.js'); },
  // The script comes from the HTTP cache, so the server sees no request.
  'cached worker': async () => {
    await (await fetch(folder + 'cached.js')).text();
    await navigator.serviceWorker.register(folder + 'cached.js', { scope: folder + 'x/', updateViaCache: 'all' });
  },
  'worker of the whole site': async () => { await navigator.serviceWorker.register(folder + 'worker.js', { scope: '/' }); },
  database: () => new Promise((done, failed) => {
    const opening = indexedDB.open('planted');
    opening.onsuccess = () => { opening.result.close(); done(); };
    opening.onerror = failed;
  }),
  'early requests that are refused': async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready;
    await navigationPreload.setHeaderValue('x'.repeat(20_000));
  },
  storage: async () => {
    localStorage.setItem('planted', 'x');
    localStorage.setItem('verdant:planted', 'x');
    sessionStorage.setItem('planted', 'x');
  },
};
(async () => {
  const refused = [];
  const pause = () => new Promise((done) => setTimeout(done, 1_000));
  // Each attempt is made twice, because a service worker that is being replaced rejects calls for a moment.
  for (const [name, attempt] of Object.entries(attempts)) {
    await attempt().catch(async () => { await pause(); await attempt(); }).catch(() => refused.push(name));
  }
  document.documentElement.dataset.refused = refused.join();
})();
`;

/** Starts a server on which a hostile release follows a harmless release; the page of both is `/offers`. */
async function startHostile(dataDir: string) {
  const server = await startServer({ dataDir });
  const team = newTeam('mfe-offers');
  allowPublishing(dataDir, team);
  await publishSmallRelease(server.url, team, {
    version: '1.0.0',
    page: '/offers',
    files: { 'entry.js': loadGuardText },
  });
  const folder = await publishSmallRelease(server.url, team, {
    version: '1.0.1',
    page: '/offers',
    files: { 'entry.js': HOSTILE, 'worker.js': WORKER, 'cached.js': WORKER },
  });
  await activate(server.url, team, '1.0.0');
  await activate(server.url, team, '1.0.1');
  return { server, folder, rollBack: async () => rollBack(server.url, team) };
}

/** Opens the page of the hostile release, and returns the names of the failed attempts. */
async function visitHostile(page: Page, server: RunningServer): Promise<string | null> {
  await page.goto(`${server.url}/privacy`);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.goto(`${server.url}/offers`);
  const html = page.locator('html[data-refused]');
  await expect(html).toHaveCount(1);
  return html.getAttribute('data-refused');
}

/** Returns the names of everything that is stored in the origin. */
const stored = async (page: Page) =>
  page.evaluate(async () => {
    return {
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      planted: [localStorage, sessionStorage].flatMap((area) => Object.keys(area)).filter((key) => /planted/.test(key)),
    };
  });

const NOTHING = { caches: [], workers: ['/'], databases: [], planted: [] };

/** Checks that paths without a connection show the product's own offline page, and that no planted script runs. */
async function expectOwnOfflinePage(page: Page, url: string, paths: readonly string[]): Promise<void> {
  await page.context().setOffline(true);
  for (const path of paths) {
    await page.goto(url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page).toHaveTitle('No connection | Verdant');
  }
  await page.context().setOffline(false);
}

test('a hostile release has nothing stored after a logout, and runs no code after its rollback @g-nothing-outlives', async ({
  page,
  problems,
}) => {
  // Slow, because the test starts a server.
  test.slow();
  problems.expect(/ERR_INTERNET_DISCONNECTED|service worker|ServiceWorker|403|mfe-offers|unregister/);
  const data = temporaryDataDir();
  const { server, folder, rollBack: back } = await startHostile(data.path);
  try {
    await signInBrowser(page, server.url, await new TestApiClient(server.url).register());
    await visitHostile(page, server);
    await new Navbar(page).logOut();
    await expect.poll(async () => stored(page)).toEqual(NOTHING);
    await expectOwnOfflinePage(page, server.url, ['/', '/dashboard']);

    expect(await visitHostile(page, server)).toBe('worker,cached worker,worker of the whole site');
    await back();
    // Checks the offline page before a page of the product can remove the planted entries.
    await expectOwnOfflinePage(page, server.url, ['/', '/dashboard', '/offers']);
    await page.goto(`${server.url}${folder}x/y`);
    expect(await page.content()).not.toContain('Planted');

    await page.goto(`${server.url}/privacy`);
    await expect.poll(async () => stored(page), { timeout: 20_000 }).toEqual(NOTHING);
    await expectOwnOfflinePage(page, server.url, ['/', '/offers']);
  } finally {
    await server.stop();
    data.remove();
  }
});

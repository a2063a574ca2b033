import { waitUntilLoaded } from '../support/screens';
import { startServer, temporaryDataDir } from '../support/server';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** Console errors of a browser without a network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED/;

/** Waits until the service worker of the offline page is active. Returns the path and query of its script. */
async function workerOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
    }
    const { pathname, search } = new URL(active?.scriptURL ?? '');
    return pathname + search;
  });
}

const workerFor = (language: string, theme: string) => `/static/offline-worker.js?language=${language}&theme=${theme}`;

test('a page opened without a connection shows the offline page, in the chosen language and theme @g-offline-page', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(noNetwork);
  await page.goto('/sign-in');
  expect(await workerOf(page)).toBe(workerFor('en', 'dark'));
  expect(await page.evaluate(async () => caches.keys())).toEqual([]);

  await context.setOffline(true);
  await page.goto('/dashboard?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page).toHaveTitle('No connection | Verdant');
  await expect(page).toHaveURL('/dashboard?from=mail');
  await expect(page.getByText('Your saved answers are in your account.')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 39, 35)');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await waitUntilLoaded(page, 'Sign in to your account');

  const fromWorker: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname);
  });
  await page.evaluate(() => {
    localStorage.setItem('language', 'de');
    localStorage.setItem('theme', 'light');
  });
  await page.reload();
  await expect.poll(async () => workerOf(page), { timeout: 20_000 }).toBe(workerFor('de', 'light'));
  // The service worker responds to no requests for scripts, styles or API calls.
  expect(fromWorker.filter((path) => path !== '/sign-in')).toEqual([]);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 244, 236)');
});

test(
  'the service worker is unregistered once the server runs with the offline page switched off',
  { tag: '@rest' },
  async ({ browser }) => {
    // Slow, because the test starts two servers.
    test.slow();
    const data = temporaryDataDir();
    const first = await startServer({ dataDir: data.path });
    const page = await browser.newPage({ serviceWorkers: 'allow' });
    try {
      await page.goto(`${first.url}/privacy`);
      await workerOf(page);
      await first.stop();
      const second = await startServer({
        dataDir: data.path,
        port: first.port,
        more: { VERDANT_OFFLINE_PAGE: 'no' },
      });
      try {
        await page.goto(`${second.url}/privacy`);
        // Starts the update check, because browsers start their own check later after a navigation (here after about 20 s).
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        await expect
          .poll(async () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
          .toBe(0);
      } finally {
        await second.stop();
      }
    } finally {
      await page.close();
      data.remove();
    }
  },
);

test('the product can be installed as a web app', async ({ page, context }) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's browser context counts as a private window, in which no app can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

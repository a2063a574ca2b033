import { failureScreen } from '@verdant/federation/testing';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { TestApiClient } from '../support/api';
import { startServer, temporaryDataDir } from '../support/server';
import { expect, signInBrowser, test } from '../support/test';

// Stored data after a restart is checked by the operations tests, and not here.
test(
  'a page opened during a server restart loads once the server is back, and the user is still signed in',
  { tag: '@rest' },
  async ({ page, problems }) => {
    test.setTimeout(120_000);
    problems.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
    const data = temporaryDataDir();
    let server = await startServer({ dataDir: data.path });
    try {
      const { url, port } = server;
      const account = await new TestApiClient(url).register();
      await signInBrowser(page, url, account);
      await page.goto(`${url}/dashboard`);
      await expect(new DashboardPage(page).greeting(account.firstName)).toBeVisible();

      // Waits for the script that retries failed pages, which loads two seconds after the page.
      await page.waitForTimeout(3_000);
      await server.stop();
      await new Navbar(page).goTo('Savings');
      const { screen } = failureScreen(page);
      await expect(screen).toBeVisible();
      server = await startServer({ dataDir: data.path, port });
      await expect(page.getByRole('heading', { level: 1, name: 'Savings' })).toBeVisible({ timeout: 45_000 });
      await expect(screen).toHaveCount(0);
      await page.reload();
      await new Navbar(page).expectSignedIn();
    } finally {
      await server.stop();
      data.remove();
    }
  },
);

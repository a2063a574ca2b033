import type { Response } from '@playwright/test';
import { BankPage } from '../models/bank-page';
import { DashboardPage } from '../models/dashboard-page';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/** Returns an array to which every confirmation that the page sends is added. */
function watchConfirmations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/bank/links')) {
      sent.push(request.postData() ?? '');
    }
  });
  return sent;
}

/** Returns an array to which the page's path is added at each change. Navigations of frames in the page are left out. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && paths.at(-1) !== pathname) paths.push(pathname);
  });
  return paths;
}

test('the bank widget is in a frame of another origin, no response has a client secret, and connecting redirects to the dashboard once @s-2.83 @s-7.20 @s-9.9', async ({
  page,
  account,
  baseURL,
}) => {
  const texts: Promise<string>[] = [];
  const readBody = (response: Response) => {
    const isOurs = response.url().startsWith(`${baseURL}/`) && response.status() === 200;
    // Requests the URL again if the browser has discarded the body of the response before the test could read it.
    const again = async () => (await page.request.get(response.url())).text();
    if (isOurs) texts.push(response.text().catch(again));
  };
  page.on('response', readBody);
  const bank = new BankPage(page);
  const confirmations = watchConfirmations(page);
  const paths = watchPaths(page);
  await bank.openWidget();
  expect((await bank.frame.boundingBox())?.height).toBe(600);
  const frame = page.frames().find((candidate) => candidate.parentFrame() !== null);
  expect(new URL(frame?.url() ?? '').origin).not.toBe(baseURL);
  expect(frame?.url()).toMatch(/sandbox|fastlink/i);
  await expect(bank.widget.locator('html')).toHaveCSS('color-scheme', 'dark');
  page.off('response', readBody);
  const bodies = await Promise.all(texts);
  expect(bodies.some((text) => text.includes('access_token'))).toBe(true);
  for (const text of bodies) expect(text).not.toMatch(/client_?(id|secret)/i);

  await bank.connectAs('success');
  await expect(new DashboardPage(page).greeting(account.firstName)).toBeVisible();
  expect(confirmations).toHaveLength(1);
  expect(paths.filter((path) => path === '/dashboard')).toHaveLength(1);
  await bank.open();
  await expect(bank.bank('Dag Site')).toContainText(/Everyday Account ending \d{4}/);
});

import { createServer } from 'node:http';
import { BankPage } from '../models/bank-page';
import { DashboardPage } from '../models/dashboard-page';
import { listen } from '../support/origin';
import type { OriginServer } from '../support/origin';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/** Forged copy of the message with ids that the bank widget sends. */
const forgedWidgetMessage = {
  fnToCall: 'accountStatus',
  status: 'SUCCESS',
  requestId: 'forged',
  providerAccountId: 666,
};

/**
 * Starts a site of another origin whose pages continuously send forged messages: `/opened` to the window that opened the
 * page, `/opener?<url>` to a window that the page opens at `<url>`.
 */
async function startHostileSite(): Promise<OriginServer> {
  const send = (target: string) =>
    `setInterval(() => ${target} && ${target}.postMessage(${JSON.stringify(forgedWidgetMessage)}, '*'), 50);`;
  const server = createServer((request, response) => {
    const script = request.url?.startsWith('/opener')
      ? `const victim = open(decodeURIComponent(location.search.slice(1))); ${send('victim')}`
      : send('opener');
    const html = `<!doctype html><title>A page of another site</title><script>${script}</script>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  return listen(server);
}

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

test('connecting a bank redirects to the dashboard once, and the bank is then listed', async ({ page, account }) => {
  const bank = new BankPage(page);
  const confirmations = watchConfirmations(page);
  const paths = watchPaths(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(new DashboardPage(page).greeting(account.firstName)).toBeVisible();
  expect(confirmations).toHaveLength(1);
  expect(paths.filter((path) => path === '/dashboard')).toHaveLength(1);
  await bank.open();
  await expect(bank.bank('Dag Site')).toContainText(/Everyday Account ending \d{4}/);
});

test.describe('forged messages', { tag: '@rest' }, () => {
  /** Returns an array of origins. The page adds the origin of every forged message that it receives. */
  async function watchForgeries(page: Page): Promise<string[]> {
    const arrived: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('forgery ')) arrived.push(message.text().slice('forgery '.length));
    });
    await page.evaluate(() =>
      addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
        // oxlint-disable-next-line no-console -- how the page reports to the test
        if (JSON.stringify(data).includes('forged')) console.info(`forgery ${origin}`);
      }),
    );
    return arrived;
  }

  test('messages from a window of another origin, or from another frame of the right origin, are ignored @s-4.28', async ({
    page,
    account: _account,
  }) => {
    const hostile = await startHostileSite();
    const bank = new BankPage(page);
    const confirmations = watchConfirmations(page);
    await bank.openWidget();
    const arrived = await watchForgeries(page);
    await page.evaluate((url) => void window.open(url), `${hostile.url}opened`);
    await expect.poll(() => arrived.filter((origin) => `${origin}/` === hostile.url).length).toBeGreaterThan(3);

    const widgetUrl = await page.evaluate(
      () => document.querySelector('script[src*="initialize.js"]')?.getAttribute('src') ?? '',
    );
    await page.evaluate((url) => {
      const frame = document.createElement('iframe');
      frame.name = 'forger';
      frame.src = url;
      document.body.append(frame);
    }, widgetUrl);
    await expect.poll(() => page.frame('forger')?.url()).toBe(widgetUrl);
    await page.frame('forger')?.evaluate((message) => parent.postMessage(message, '*'), forgedWidgetMessage);
    await expect.poll(() => arrived).toContain(new URL(widgetUrl).origin);
    await expect(bank.step('Select your bank')).toBeVisible();
    await expect(page).toHaveURL(/\/yodlee-connect$/);
    expect(confirmations).toEqual([]);
    hostile.close();
  });

  test('messages from a page that opened the product in a new window do not arrive', async ({
    page,
    context,
    account: _account,
    baseURL,
  }) => {
    const hostile = await startHostileSite();
    // Stores the sign-in first, so that the page that the hostile site opens is signed in too.
    await page.goto('/forgot-password');
    const opening = context.waitForEvent(
      'page',
      (opened) => opened.url().includes('/yodlee-connect') || opened !== page,
    );
    await page.goto(`${hostile.url}opener?${encodeURIComponent(`${baseURL}/yodlee-connect`)}`);
    const victim = await opening;
    const bank = new BankPage(victim);
    const confirmations = watchConfirmations(victim);
    await bank.continue.click();
    await expect(bank.step('Select your bank')).toBeVisible();
    const arrived = await watchForgeries(victim);
    await victim.waitForTimeout(500);
    expect(arrived).toEqual([]);
    expect(confirmations).toEqual([]);
    hostile.close();
  });
});

test('a bank can be connected by keyboard alone', { tag: '@rest' }, async ({ page, account: _account }) => {
  const bank = new BankPage(page);
  const { widget } = bank;
  await bank.open();
  await bank.continue.focus();
  await page.keyboard.press('Enter');
  await expect(bank.step('Select your bank')).toBeVisible();

  /** Presses Tab until the control has the focus. */
  const reach = async (name: string | RegExp, role: 'button' | 'textbox' | 'searchbox' = 'button') => {
    const target = widget.getByRole(role, { name });
    for (let press = 0; press < 25; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(name)} cannot be reached by Tab`);
  };

  /** Presses Enter. If the frame navigates while the key is down, the browser never reports that the key was released. */
  const pressEnter = async () =>
    Promise.race([page.keyboard.press('Enter').catch(() => undefined), page.waitForTimeout(1_000)]);

  await reach('Search by name', 'searchbox');
  await page.keyboard.type('bilby');
  await pressEnter();
  await expect(widget.getByRole('button', { name: 'Dag Site' })).toBeHidden();
  // The widget's script moves the focus to the first field of each step.
  await expect(widget.getByRole('searchbox')).toBeFocused();
  await reach(/^Bilby Bank/);
  await pressEnter();
  await expect(widget.getByLabel('User name')).toBeFocused();
  await page.keyboard.type('nobody');
  await pressEnter();
  await expect(widget.getByRole('alert')).toBeVisible();
  await expect(widget.getByLabel('User name')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('mfa');
  await pressEnter();
  await expect(widget.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('123456');
  await pressEnter();
  await expect(widget.getByRole('button', { name: 'Agree and connect' })).toBeFocused();
  await pressEnter();
  await expect(page).toHaveURL(/\/dashboard$/);
});

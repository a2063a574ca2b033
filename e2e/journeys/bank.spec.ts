import { BankPage } from '../models/bank-page';
import { DashboardPage } from '../models/dashboard-page';
import { forged, startHostileSite } from '../support/hostile-site';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/** Confirmations that the page has sent so far. */
function watchConfirmations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/bank/links')) {
      sent.push(request.postData() ?? '');
    }
  });
  return sent;
}

/** Every path that the page itself has had, without repetitions. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && paths.at(-1) !== pathname) paths.push(pathname);
  });
  return paths;
}

test.describe('connecting', () => {
  for (const [userName, afterMs] of [
    ['success', 0],
    ['success.slow', 6_000],
    ['exit-first', 0],
    ['string-payload', 0],
    ['envelope', 0],
  ] as const) {
    // Each shape of a message by itself is a component test; the full run asks the sandbox's as well.
    const tag = userName === 'success' ? [] : ['@rest'];
    test(`${userName} leads to the dashboard once, and the bank is listed`, { tag }, async ({ page, account }) => {
      const bank = new BankPage(page);
      const confirmations = watchConfirmations(page);
      const paths = watchPaths(page);
      if (afterMs > 0) await page.clock.install();
      await bank.openWidget();
      await bank.connectAs(userName);
      if (afterMs > 0) {
        await expect(bank.step('Connecting')).toBeVisible();
        await page.clock.runFor(afterMs);
      }
      await expect(new DashboardPage(page).greeting(account.firstName)).toBeVisible();
      expect(confirmations).toHaveLength(1);
      expect(paths.filter((path) => path === '/dashboard')).toHaveLength(1);
      await bank.open();
      await expect(bank.bank('Dag Site')).toContainText(/Everyday Account ending \d{4}/);
    });
  }

  test('double connects two banks, each once @rest', async ({ page, account: _account }) => {
    const bank = new BankPage(page);
    const confirmations = watchConfirmations(page);
    await bank.openWidget();
    await bank.connectAs('double');
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(confirmations).toHaveLength(2);
    await bank.open();
    // Both were confirmed at once: either may stand first.
    await expect(bank.banks.getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(bank.bank('Dag Site')).toBeVisible();
    await expect(bank.bank('Banksia Mutual')).toBeVisible();
  });
});

test.describe('not connecting', () => {
  for (const [userName, text] of [
    ['fail.site', 'Dag Site is not available at the moment. Please try again later.'],
    ['expire', 'Your session has expired. Please start the connection again.'],
  ] as const) {
    const tag = userName === 'fail.site' ? [] : ['@rest'];
    test(
      `${userName} hides the widget, shows its message, and can be retried`,
      { tag },
      async ({ page, account: _account }) => {
        const bank = new BankPage(page);
        const confirmations = watchConfirmations(page);
        await bank.openWidget();
        await bank.connectAs(userName);
        await expect(bank.error).toHaveText(text);
        await expect(bank.frame).toBeHidden();
        await bank.retry.click();
        await expect(bank.step('Select your bank')).toBeVisible();
        expect(confirmations).toEqual([]);
      },
    );
  }

  test('abandon goes back to the intro, and nothing is linked @rest', async ({ page, account: _account }) => {
    const bank = new BankPage(page);
    await bank.openWidget();
    await bank.connectAs('abandon');
    await expect(bank.continue).toBeVisible();
    await expect(bank.frame).toBeHidden();
    await expect(bank.banks).toBeHidden();
  });

  test('the X closes in every step', { tag: '@rest' }, async ({ page, account: _account }) => {
    const bank = new BankPage(page);
    const { widget } = bank;
    const ways = [
      async () => undefined,
      async () => widget.getByRole('button', { name: 'Dag Site' }).click(),
      async () =>
        widget
          .getByLabel('User name')
          .fill('mfa')
          .then(() => widget.getByRole('button', { name: 'Continue' }).click()),
      async () =>
        widget
          .getByLabel('Code')
          .fill('123456')
          .then(() => widget.getByRole('button', { name: 'Continue' }).click()),
    ];
    for (const [count, title] of [
      'Select your bank',
      'Sign in to Dag Site',
      'Enter your code',
      'Share your data',
    ].entries()) {
      await bank.openWidget();
      for (const go of ways.slice(0, count + 1)) await go();
      await expect(bank.step(title)).toBeVisible();
      await widget.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(bank.continue).toBeVisible();
    }
  });
});

test.describe('forged messages', { tag: '@rest' }, () => {
  /** Origins of the forgeries that arrive at the page, so that a test sees that they did arrive. */
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

  test('from a window of another origin are ignored @s-4.28', async ({ page, account: _account }) => {
    const hostile = await startHostileSite();
    const bank = new BankPage(page);
    const confirmations = watchConfirmations(page);
    await bank.openWidget();
    const arrived = await watchForgeries(page);
    await page.evaluate((url) => void window.open(url), `${hostile.origin}/opened`);
    await expect.poll(() => arrived.filter((origin) => origin === hostile.origin).length).toBeGreaterThan(3);
    await expect(bank.step('Select your bank')).toBeVisible();
    expect(confirmations).toEqual([]);
    await expect(page).toHaveURL(/\/yodlee-connect$/);
    await hostile.stop();
  });

  test('from another frame of the right origin are ignored @s-4.28', async ({ page, account: _account }) => {
    const bank = new BankPage(page);
    const confirmations = watchConfirmations(page);
    await bank.openWidget();
    const arrived = await watchForgeries(page);
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
    await page.frame('forger')?.evaluate((message) => parent.postMessage(message, '*'), forged);
    await expect.poll(() => arrived).toEqual([new URL(widgetUrl).origin]);
    await expect(bank.step('Select your bank')).toBeVisible();
    expect(confirmations).toEqual([]);
  });

  test('from a page that opened ours do not even arrive', async ({ page, context, account: _account, baseURL }) => {
    const hostile = await startHostileSite();
    // The page that the hostile one opens is signed in too.
    await page.goto('/forgot-password');
    const opening = context.waitForEvent(
      'page',
      (opened) => opened.url().includes('/yodlee-connect') || opened !== page,
    );
    await page.goto(`${hostile.origin}/opener?${encodeURIComponent(`${baseURL}/yodlee-connect`)}`);
    const victim = await opening;
    const bank = new BankPage(victim);
    const confirmations = watchConfirmations(victim);
    await bank.continue.click();
    await expect(bank.step('Select your bank')).toBeVisible();
    const arrived = await watchForgeries(victim);
    await victim.waitForTimeout(500);
    expect(arrived).toEqual([]);
    expect(confirmations).toEqual([]);
    await hostile.stop();
  });
});

test('the whole flow by keyboard', { tag: '@rest' }, async ({ page, account: _account }) => {
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

  /** The document of the frame may go while the key is down; the browser then never reports its release. */
  const pressEnter = async () =>
    Promise.race([page.keyboard.press('Enter').catch(() => undefined), page.waitForTimeout(1_000)]);

  await reach('Search by name', 'searchbox');
  await page.keyboard.type('bilby');
  await pressEnter();
  await expect(widget.getByRole('button', { name: 'Dag Site' })).toBeHidden();
  // Each step takes the focus to its first field, once its script has run.
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

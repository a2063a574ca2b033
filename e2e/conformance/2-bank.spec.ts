import { BankPage } from '../models/bank-page';
import { failedCalls, injectFault, pauseCall } from '../support/network';
import type { Fault } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const faults: Fault[] = [
  { status: 503, body: { detail: 'Bank connections are closed.' } },
  'network',
  { status: 200, body: {} },
];

sentence(
  ['2.82', '2.84', '8.18'],
  'the intro, an error box where there is nothing to start with, and the loading state',
  async ({ page, account: _account, problems }) => {
    problems.expect(failedCalls);
    const bank = new BankPage(page);
    const main = page.getByRole('main');
    await bank.open();
    await expect(bank.continue).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText([
      /^Securely access your accounts/,
      /^Analyze your spending patterns/,
      /^Provide personalized insights/,
    ]);
    await main.getByRole('link', { name: 'Skip for Now', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();

    for (const fault of faults) {
      const repair = await injectFault(page, '/bank/link-session', fault);
      const asked = page.waitForRequest('**/bank/link-session');
      await bank.continue.or(bank.retry).click();
      await asked;
      await expect(bank.error).toHaveText('Failed to initialize Yodlee FastLink. Please try again later.');
      await repair();
    }
    const session = await pauseCall(page, { method: 'POST', path: '/bank/link-session' });
    await bank.retry.click();
    await expect(page.getByText('Preparing secure connection...', { exact: true })).toBeVisible();
    session.resume();
    await expect(bank.step('Select your bank')).toBeVisible();
  },
);

sentence(
  ['2.83', '7.20', '9.9'],
  'a frame of 600 px and of its own origin, of the sandbox, without identifier or secret in the client',
  async ({ page, account: _account, baseURL }) => {
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      const isOurs = response.url().startsWith(`${baseURL}/`) && response.status() === 200;
      // What was replaced before it could be read is requested again.
      const again = async () => (await page.request.get(response.url())).text();
      if (isOurs) texts.push(response.text().catch(again));
    });
    const bank = new BankPage(page);
    await bank.openWidget();
    expect((await bank.frame.boundingBox())?.height).toBe(600);
    const frame = page.frames().find((candidate) => candidate.parentFrame() !== null);
    expect(new URL(frame?.url() ?? '').origin).not.toBe(baseURL);
    expect(frame?.url()).toMatch(/sandbox|fastlink/i);
    await expect(bank.widget.locator('html')).toHaveCSS('color-scheme', 'dark');
    const all = await Promise.all(texts);
    expect(all.some((text) => text.includes('access_token'))).toBe(true);
    for (const text of all) expect(text).not.toMatch(/client_?(id|secret)/i);
  },
);

sentence(
  ['4.27', '8.18'],
  "the widget's messages: an error of any kind, close, and accounts added",
  async ({ page, account }) => {
    const bank = new BankPage(page);
    await bank.openWidget();
    for (const [message, text] of [
      ['Invalid value for providerId', 'Invalid value for providerId'],
      [undefined, 'An error occurred while connecting your bank account.'],
    ] as const) {
      // From the widget's own frame and origin.
      await bank.step('Select your bank').evaluate((_heading, data) => parent.postMessage(data, '*'), {
        code: 'E701',
        message,
        fnToCall: 'errorHandler',
      });
      await expect(bank.error).toHaveText(text);
      await expect(bank.frame).toBeHidden();
      await bank.retry.click();
      await bank.step('Select your bank').waitFor();
    }
    await bank.connectAs('fail.credentials');
    await expect(bank.error).toHaveText('Please visit Dag Site to update your account information or password.');
    await expect(bank.frame).toBeHidden();

    await bank.retry.click();
    await bank.widget.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(bank.frame).toBeHidden();
    await bank.continue.click();
    await bank.connectAs('success');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${account.firstName}`);
  },
);

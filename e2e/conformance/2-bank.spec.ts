import { BankPage } from '../models/bank-page';
import { pauseCall } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const linkSession = { method: 'POST', path: '/bank/link-session' } as const;

sentence('2.82', '', async ({ page, account: _account }) => {
  const bank = new BankPage(page);
  await bank.open();
  await expect(bank.continue).toBeVisible();
  const bullets = page.getByRole('main').getByRole('listitem');
  await expect(bullets).toHaveText([
    /^Securely access your accounts/,
    /^Analyze your spending patterns/,
    /^Provide personalized insights/,
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Skip for Now', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

sentence('2.83', '', async ({ page, account: _account, baseURL }) => {
  const bank = new BankPage(page);
  await bank.openWidget();
  expect((await bank.frame.boundingBox())?.height).toBe(600);
  const frame = page.frames().find((candidate) => candidate.parentFrame() !== null);
  expect(new URL(frame?.url() ?? '').origin).not.toBe(baseURL);
});

sentence('2.84', 'the loading state', async ({ page, account: _account }) => {
  const session = await pauseCall(page, linkSession);
  const bank = new BankPage(page);
  await bank.open();
  await bank.continue.click();
  await expect(page.getByText('Preparing secure connection...', { exact: true })).toBeVisible();
  session.resume();
  await expect(bank.step('Select your bank')).toBeVisible();
});

sentence('2.84', 'the error box', async ({ page, account: _account, problems }) => {
  problems.expect(/503|Failed to load resource/);
  await page.route('**/bank/link-session', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  const bank = new BankPage(page);
  await bank.open();
  await bank.continue.click();
  await expect(bank.error).toBeVisible();
  await bank.retry.click();
  await expect(bank.step('Select your bank')).toBeVisible();
});

sentence('4.27', 'accounts added', async ({ page, account }) => {
  const bank = new BankPage(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${account.firstName}`);
});

sentence('4.27', 'an error', async ({ page, account: _account }) => {
  const bank = new BankPage(page);
  await bank.openWidget();
  await bank.connectAs('fail.credentials');
  await expect(bank.error).toBeVisible();
  await expect(bank.frame).toBeHidden();
});

sentence('4.27', 'close', async ({ page, account: _account }) => {
  const bank = new BankPage(page);
  await bank.openWidget();
  await bank.widget.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(bank.frame).toBeHidden();
  await expect(bank.continue).toBeVisible();
});

import type { ConsoleMessage, Page } from '@playwright/test';
import { SignInPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { DebugPage } from '../models/debug-page';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { failedCalls, injectFault } from '../support/network';
import type { Fault } from '../support/network';
import { settled } from '../support/screens';
import { expect } from '../support/test';
import { sentence } from './sentence';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

function watchConsole(page: Page): { level: string; text: string }[] {
  const lines: { level: string; text: string }[] = [];
  page.on('console', (message: ConsoleMessage) => lines.push({ level: message.type(), text: message.text() }));
  return lines;
}

for (const [where, path, call] of [
  ['a guarded page', '/dashboard', '/adaptive-quiz/insights'],
  ['a public page', '/', '/auth/me'],
] as const) {
  sentence('8.1', `on ${where}`, async ({ page, account: _account, problems }) => {
    problems.expect(failedCalls);
    await injectFault(page, call, { status: 401, body: { detail: 'Authentication expired. Please log in again.' } });
    await page.goto(path);
    await expect(page).toHaveURL('/sign-in');
    await expect(new SignInPage(page).heading).toBeVisible();
    await new Navbar(page).expectSignedOut();
    expect(await token(page)).toBeNull();
  });
}

sentence('8.1', 'already at sign-in', async ({ page, api, problems }) => {
  problems.expect(failedCalls);
  const person = await api.register();
  const signIn = new SignInPage(page);
  await page.goto('/sign-in?from=mail');
  await injectFault(page, '/auth/me', { status: 401 });
  await signIn.signIn(person);
  await expect(signIn.banner).toHaveText('Authentication expired. Please log in again.');
  await expect(page).toHaveURL('/sign-in?from=mail');
  expect(await token(page)).toBeNull();
});

sentence('8.2', '', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const lines = watchConsole(page);
  await injectFault(page, '/adaptive-quiz/insights', { status: 404 });
  await page.goto('/dashboard');
  const line = expect.stringContaining('/api/v1/adaptive-quiz/insights') as unknown;
  await expect.poll(() => lines).toContainEqual({ level: 'debug', text: line });
  expect(lines.filter(({ level, text }) => level === 'warning' && text.includes('insights'))).toEqual([]);
  await settled(page, /^Welcome back, /);
  expect(await token(page)).not.toBeNull();
});

sentence('8.14', '', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const settings = new ProfileSettings(page);
  await settings.open();
  const table: [Fault, string][] = [
    [{ status: 409, body: { detail: 'This phone is in use.' } }, 'This phone is in use.'],
    [
      { status: 422, body: { detail: [{ loc: ['body', 'phone'], msg: 'This number is unknown.' }] } },
      'This number is unknown.',
    ],
    [{ status: 500 }, 'Request failed with status code 500'],
    ['network', 'Network Error'],
    [{ status: 200, body: {} }, 'Update failed. Please try again.'],
  ];
  for (const [fault, message] of table) {
    const repair = await injectFault(page, '/auth/me', fault);
    await settings.save.click();
    await expect(settings.error).toHaveText(message);
    await repair();
  }
});

sentence('8.15', '', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const repair = await injectFault(page, '/adaptive-quiz/insights', { status: 500 });
  await new DashboardPage(page).open();
  const banner = page.getByRole('main').getByRole('alert');
  await expect(banner).toContainText('Failed to load financial insights. Please try again.');
  await repair();
  await banner.getByRole('button').click();
  await expect(banner).toHaveCount(0);
});

sentence('8.19', '', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const debug = new DebugPage(page);
  await debug.open();
  await page.route(/\/(api|health)\b/, (route) => route.abort());
  const rows = await debug.check('Full API health check');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.slice(1)).toEqual(['not reachable', 'Network Error']);
  await expect(debug.main.getByText('No working endpoints found', { exact: true })).toBeVisible();
  await expect(debug.main.getByText('All API endpoints failed', { exact: true })).toBeVisible();
});

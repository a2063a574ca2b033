import type { ConsoleMessage, Page } from '@playwright/test';
import { DashboardPage } from '../models/dashboard-page';
import { DebugPage } from '../models/debug-page';
import { failedCalls, injectFault } from '../support/network';
import { settled } from '../support/screens';
import { expect } from '../support/test';
import { sentence } from './sentence';

function watchConsole(page: Page): { level: string; text: string }[] {
  const lines: { level: string; text: string }[] = [];
  page.on('console', (message: ConsoleMessage) => lines.push({ level: message.type(), text: message.text() }));
  return lines;
}

sentence(['8.2', '8.15'], 'a 404 only triggers debug logging', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  const path = '/adaptive-quiz/insights';
  const banner = page.getByRole('main').getByRole('alert');
  const repairServerError = await injectFault(page, path, { status: 500 });
  await new DashboardPage(page).open();
  await expect(banner).toContainText('Failed to load financial insights. Please try again.');
  await repairServerError();

  const lines = watchConsole(page);
  const repair = await injectFault(page, path, { status: 404 });
  await banner.getByRole('button').click();
  const line = expect.stringContaining('/api/v1/adaptive-quiz/insights') as unknown;
  await expect.poll(() => lines).toContainEqual({ level: 'debug', text: line });
  await expect(banner).toBeVisible();
  await repair();
  await banner.getByRole('button').click();
  await expect(banner).toHaveCount(0);
  await settled(page, /^Welcome back, /);
  expect(lines.filter(({ level, text }) => level === 'warning' && text.includes('insights'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
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

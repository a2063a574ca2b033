import { SignInPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { DebugPage } from '../models/debug-page';
import { injectFault } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const iosSafari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const narrow = 'iOS Safari with a viewport narrower than 375 pixels';

sentence(['8.22', '9.8'], 'iOS Safari', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, userAgent: iosSafari, viewport: { width: 375, height: 700 } });
  const page = await context.newPage();
  const debug = new DebugPage(page);
  await debug.open();
  const compatibility = debug.panel('Compatibility');
  await expect(compatibility.getByText('No problems found')).toBeVisible();
  await page.setViewportSize({ width: 374, height: 700 });
  await debug.button('Refresh').click();
  await expect(compatibility.getByRole('listitem')).toHaveText([narrow]);

  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await injectFault(page, '/auth/login', { status: 503 });
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn({ email: 'ada@example.com', password: 'correct horse' });
  await expect(signIn.banner).toHaveText('Request failed with status code 503');
  const noted = lines.find((line) => line.includes('/api/v1/auth/login') && line.includes('Note on this device'));
  expect(noted).toContain('iOS Safari');
  expect(noted).toContain(narrow);
  await expect(page.getByText(/iOS Safari|Note on this device/)).toHaveCount(0);
  await context.close();
});

sentence('9.12', '', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  await expect(dashboard.card('Financial Health Score')).toContainText('78%');
  expect(await dashboard.figuresOf('Financial Health Score')).toBe('78% Trending up +5%');
  expect(await dashboard.figuresOf('Emergency Fund')).toMatch(/Trending up \+12%$/);
  expect(await dashboard.figuresOf('Debt Management')).toMatch(/Trending up \+8\.3%$/);
  expect(await dashboard.figuresOf('Investment Readiness')).toMatch(/Trending down -15%$/);
});

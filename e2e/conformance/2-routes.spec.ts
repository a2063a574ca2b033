import { SignInPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { DebugPage } from '../models/debug-page';
import { expect, signInBrowser } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const open = [
  ['2.1', '/', 'Your Financial Wellness Partner'],
  ['2.2', '/sign-in', 'Sign in to your account'],
  ['2.3', '/sign-up', 'Create your account'],
] as const;

sentence('2.1', '', async ({ page }) => expectOpen(page, open[0]));
sentence('2.2', '', async ({ page }) => expectOpen(page, open[1]));
sentence('2.3', '', async ({ page }) => expectOpen(page, open[2]));

async function expectOpen(page: Page, [, path, title]: (typeof open)[number]): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(path);
}

sentence('2.1', 'signed in', async ({ page, account: _account }) => expectOpen(page, open[0]));

sentence('2.4', '', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?', exact: true }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(heading(page)).toContainText(/password/i);
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
});

sentence('2.5', '', async ({ page }) => {
  await new DebugPage(page).open();
  await expect(page).toHaveURL('/debug');
});

type Guarded = { path: string; title: string | RegExp };

/** A visitor is sent to sign in; with an account the same URL shows its page. */
async function expectGuarded(page: Page, { path, title }: Guarded, signIn: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page).toHaveURL('/sign-in');
  await signIn();
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(path);
}

sentence('2.6', '', async ({ page, api, baseURL }) => {
  const signIn = async () => signInBrowser(page, baseURL ?? '', await api.register());
  await expectGuarded(page, { path: '/dashboard', title: /^Welcome back, / }, signIn);
});

sentence('2.7', '', async ({ page, api, baseURL }) => {
  const signIn = async () => signInBrowser(page, baseURL ?? '', await api.register());
  await expectGuarded(page, { path: '/onboarding', title: "Let's Get to Know You" }, signIn);
});

sentence('2.8', '', async ({ page, api, baseURL }) => {
  const signIn = async () => signInBrowser(page, baseURL ?? '', await api.register());
  await expectGuarded(page, { path: '/yodlee-connect', title: /bank/i }, signIn);
});

for (const [path, title] of [
  ['/spending', 'Spending'],
  ['/savings', 'Savings'],
  ['/investments', 'Investments'],
  ['/budget', 'Budget'],
  ['/insights', 'Insights'],
  ['/recommendations', 'Recommendations'],
] as const) {
  sentence('2.9', path, async ({ page, api, baseURL }) => {
    const signIn = async () => signInBrowser(page, baseURL ?? '', await api.register());
    await expectGuarded(page, { path, title }, signIn);
  });
}

async function expectLanding(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(open[0][2]);
}

sentence('2.10', 'signed out', async ({ page }) => {
  for (const path of ['/no-such-page?a=1#b', '/budget/deeper', '/health']) await expectLanding(page, path);
});

sentence('2.10', 'signed in', async ({ page, account: _account }) => {
  for (const path of ['/no-such-page', '/sign-in/deeper']) await expectLanding(page, path);
});

sentence('2.10', 'in place of the requested URL', async ({ page }) => {
  await page.goto('/sign-in');
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/sign-in');
});

for (const [name, path] of [
  ['View all', '/transactions'],
  ['Manage Goals', '/goals'],
] as const) {
  sentence('2.12', name, async ({ page, account: _account }) => {
    await new DashboardPage(page).open();
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
    await link.click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText(open[0][2]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

const LANDING = 'Your Financial Wellness Partner';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

sentence(
  ['1.9', '2.1', '2.2', '2.3', '2.4', '2.5', '2.14'],
  'the public pages: path, heading and title',
  async ({ page }) => {
    const expectPage = async (path: string, text: string | RegExp, title: string) => {
      await expect(heading(page)).toHaveText(text);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
    };
    const landing = ['/', LANDING, 'Verdant | Integrated Financial Health Check Platform'] as const;
    for (const [path, text, title] of [
      landing,
      ['/debug', 'Debug', 'Debug | Verdant'],
      ['/help', 'Help', 'Help | Verdant'],
      ['/privacy', 'Privacy', 'Privacy | Verdant'],
      ['/terms', 'Terms of use', 'Terms of use | Verdant'],
      ['/forgot-password', /password/i, 'Forgot password | Verdant'],
      ['/sign-in', 'Sign in to your account', 'Sign in | Verdant'],
    ] as const) {
      await page.goto(path);
      await expectPage(path, text, title);
    }
    await page.getByRole('link', { name: 'Forgot your password?', exact: true }).click();
    await expectPage('/forgot-password', /password/i, 'Forgot password | Verdant');
    await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();

    await page.goto('/sign-up');
    await expectPage('/sign-up', 'Create your account', 'Create your account | Verdant');
    await new Navbar(page).goHome();
    await expectPage(...landing);
  },
);

async function expectLanding(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(LANDING);
}

sentence('2.10', 'signed out, in place of the requested URL', async ({ page }) => {
  await page.goto('/sign-in');
  for (const path of ['/no-such-page?a=1#b', '/budget/deeper', '/health']) {
    await page.goto(path);
    await expectLanding(page);
    await page.goBack();
    await expect(page).toHaveURL('/sign-in');
  }
});

sentence(['2.10', '2.12'], "signed in, also by the dashboard's own links", async ({ page, account: _account }) => {
  for (const path of ['/no-such-page', '/sign-in/deeper']) {
    await page.goto(path);
    await expectLanding(page);
  }
  await new DashboardPage(page).open();
  for (const [name, path] of [
    ['View all', '/transactions'],
    ['Manage Goals', '/goals'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
    await link.click();
    await expectLanding(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  }
});

import * as v from 'valibot';
import { SignInPage, SignUpPage } from '../models/account-pages';
import { DebugPage } from '../models/debug-page';
import { LandingPage } from '../models/landing-page';
import { Navbar } from '../models/navbar';
import { navigate } from '../support/document';
import { guardedPaths } from '../support/screens';
import { failedCalls, recordCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('6.1', '', async ({ api }) => {
  const one = await api.register();
  const known = v.parse(v.looseObject({ id: v.string(), email: v.string() }), await api.me(one));
  expect(Object.keys(known).filter((name) => /role|permission|scope|admin|group/i.test(name))).toEqual([]);
});

sentence('6.2', 'the anonymous visitor', async ({ page, problems }) => {
  // The debug page requests the signed-in user, and nobody is signed in.
  problems.expect(failedCalls);
  const calls = recordCalls(page);
  const landing = new LandingPage(page);
  await landing.open();
  await new Navbar(page).expectSignedOut();
  await expect(page.getByRole('button', { name: /Account menu|Profile Settings|Logout/ })).toHaveCount(0);
  await expect(landing.main.locator('a[href="/onboarding"]')).toHaveCount(4);
  await new SignUpPage(page).open();
  await expect(new SignUpPage(page).heading).toBeVisible();
  await new SignInPage(page).open();
  await expect(new SignInPage(page).heading).toBeVisible();
  const debug = new DebugPage(page);
  await debug.open();
  await debug.check('Test connectivity');
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
});

sentence('6.2', 'the authenticated user', async ({ page, account }) => {
  const calls = recordCalls(page);
  await page.goto('/dashboard');
  const navbar = new Navbar(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back/);
  await page.goto('/onboarding');
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  await navbar.openProfileSettings();
  const settings = page.getByRole('dialog', { name: 'Profile Settings' });
  await settings.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => calls.some(({ method }) => method === 'PUT')).toBe(true);
  await expect(settings).toBeHidden();
  await navbar.logOut();
  await expect(page).toHaveURL('/sign-in');
  expect(account.authorization).toMatch(/^Bearer \S+$/);
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(expect.arrayContaining(['/auth/me', '/adaptive-quiz/insights', '/adaptive-quiz/start', '/auth/logout']));
  expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set([account.authorization]));
});

// On the way within the product; guard.spec.ts opens each by its URL.
sentence('6.3', '', async ({ page }) => {
  const landing = new LandingPage(page);
  const signIn = new SignInPage(page);
  await landing.open();
  for (const path of guardedPaths) {
    await navigate(page, path);
    await expect(signIn.heading).toBeVisible();
    await expect(page).toHaveURL('/sign-in');
    await new Navbar(page).goHome();
    await expect(landing.heading).toBeVisible();
  }
});

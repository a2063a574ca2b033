import * as v from 'valibot';
import { SignInPage, SignUpPage } from '../models/account-pages';
import { DebugPage } from '../models/debug-page';
import { LandingPage } from '../models/landing-page';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { navigate } from '../support/document';
import { guardedPaths, settled } from '../support/screens';
import { failedCalls, recordCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('6.1', '', async ({ api }) => {
  const one = await api.register();
  const known = v.parse(v.looseObject({ id: v.string(), email: v.string() }), await api.me(one));
  expect(Object.keys(known).filter((name) => /role|permission|scope|admin|group/i.test(name))).toEqual([]);
});

sentence(['6.2', '6.3'], 'the anonymous visitor', async ({ page, problems }) => {
  // The debug page requests the signed-in user, and no one is signed in.
  problems.expect(failedCalls);
  const calls = recordCalls(page);
  const landing = new LandingPage(page);
  const signIn = new SignInPage(page);
  const signUp = new SignUpPage(page);
  await landing.open();
  await new Navbar(page).expectSignedOut();
  await expect(page.getByRole('button', { name: /Account menu|Profile Settings|Logout/ })).toHaveCount(0);
  await expect(landing.main.locator('a[href="/onboarding"]')).toHaveCount(4);
  // On the way within the product.
  for (const path of guardedPaths) {
    await navigate(page, path);
    await expect(signIn.heading).toBeVisible();
    await expect(page).toHaveURL('/sign-in');
    await new Navbar(page).goHome();
    await expect(landing.heading).toBeVisible();
  }
  await signUp.open();
  await expect(signUp.heading).toBeVisible();
  await signIn.open();
  await expect(signIn.heading).toBeVisible();
  const debug = new DebugPage(page);
  await debug.open();
  await debug.check('Test connectivity');
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
});

sentence(['4.10', '6.2', '7.1'], 'the authenticated user, until the logout', async ({ page, account, baseURL }) => {
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  const calls = recordCalls(page);
  const navbar = new Navbar(page);
  await page.goto('/dashboard');
  await settled(page, /^Welcome back, /);
  await navbar.goTo('Spending');
  await settled(page, /spending/i);
  await page.goto('/onboarding');
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  const settings = new ProfileSettings(page);
  await settings.openAgain();
  await settings.save.click();
  await expect.poll(() => calls.some(({ method }) => method === 'PUT')).toBe(true);
  await expect(settings.dialog).toBeHidden();
  await navbar.logOut();
  await expect(page).toHaveURL('/sign-in');
  await navbar.expectSignedOut();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByText(account.email)).toHaveCount(0);

  expect(account.authorization).toMatch(/^Bearer \S+$/);
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(expect.arrayContaining(['/auth/me', '/adaptive-quiz/insights', '/adaptive-quiz/start', '/auth/logout']));
  expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set([account.authorization]));
  const sent = urls.filter(({ protocol }) => protocol.startsWith('http'));
  expect(new Set(sent.map(({ origin }) => origin))).toEqual(new Set([baseURL]));
  const others = sent
    .map(({ pathname }) => pathname)
    .filter((path) => !/^\/(remotes|shell|static)\/|\.\w+$|^\/(dashboard|onboarding)$/.test(path));
  for (const path of others) expect(path).toMatch(/^\/api\/v1\//);
});

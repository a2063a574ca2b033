import type { Locator } from '@playwright/test';
import * as v from 'valibot';
import { loginResponse } from '@verdant/shared/contract';
import { SignInPage, SignUpPage } from '../models/account-pages';
import { DashboardPage, metricCards } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { newPerson } from '../support/api';
import { nextCall, watchCalls } from '../support/calls';
import { changeResponse, failedCalls, injectFault } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('3.1', 'missing names and phone are empty text', async ({ page, account }) => {
  await changeResponse(page, { path: '/auth/me' }, ({ id }) => ({ id, email: account.email }));
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.greeting('User')).toBeVisible();
  const settings = new ProfileSettings(page);
  await settings.openAgain();
  for (const field of [settings.firstName, settings.lastName, settings.phone]) await expect(field).toHaveValue('');
  await expect(settings.email).toHaveValue(account.email);
});

sentence('3.2', 'without a token type there is no login', async ({ page, api }) => {
  const person = await api.register();
  await changeResponse(page, { path: '/auth/login' }, ({ access_token }) => ({ access_token }));
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(person);
  await expect(signIn.banner).toHaveText('Login response missing authentication token');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

sentence('3.3', 'an empty phone is left out', async ({ page }) => {
  const person = newPerson();
  const signUp = new SignUpPage(page);
  await signUp.open();
  const sent = nextCall(page, 'POST /auth/register');
  await signUp.signUp(person);
  expect((await sent).body).toEqual({
    email: person.email,
    password: person.password,
    first_name: person.firstName,
    last_name: person.lastName,
  });
});

sentence('3.4', 'the user in the response is used as it is', async ({ page }) => {
  const calls = watchCalls(page);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.signUp({ ...newPerson(), firstName: 'Grace' });
  await expect(page).toHaveURL('/onboarding');
  expect(calls.map(({ call }) => call)).not.toContain('GET /auth/me');
  await new Navbar(page).goTo('Overview');
  await expect(new DashboardPage(page).greeting('Grace')).toBeVisible();
});

sentence('3.5', '', async ({ page, account }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.greeting('Ada')).toBeVisible();
  await changeResponse(page, { path: '/auth/me' }, (user) => ({ ...user, first_name: 'Countess' }));
  const settings = new ProfileSettings(page);
  await settings.openAgain();
  await settings.firstName.fill('Augusta');
  await settings.phone.fill('0412 345 678');
  const sent = nextCall(page, 'PUT /auth/me');
  await settings.save.click();
  expect((await sent).body).toEqual({
    first_name: 'Augusta',
    last_name: 'Park',
    email: account.email,
    phone: '0412 345 678',
  });
  await expect(dashboard.greeting('Countess')).toBeVisible();
});

sentence('3.8', '', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Notifications').click();
  await expect(settings.toggle('Email Notifications')).toBeChecked();
  await expect(settings.toggle('Push Notifications')).toBeChecked();
  await expect(settings.toggle('Marketing Emails')).not.toBeChecked();
});

sentence('3.9', '', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Preferences').click();
  const valuesOf = (list: Locator) =>
    list.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(await valuesOf(settings.theme)).toEqual(['light', 'dark', 'system']);
  expect(await valuesOf(settings.language)).toEqual(['en', 'es', 'fr', 'de']);
  await expect(settings.theme).toHaveValue('system');
  await expect(settings.language).toHaveValue('en');
});

sentence('3.10', '', async ({ page, api }) => {
  const person = await api.register();
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const signIn = new SignInPage(page);
  await signIn.open();
  // The real token under another type: the type must come from the response.
  await changeResponse(page, { path: '/auth/login' }, (body) => ({ ...body, token_type: 'bearer' }));
  const responded = page.waitForResponse('**/api/v1/auth/login');
  await signIn.signIn(person);
  const { access_token } = v.parse(loginResponse, await (await responded).json());
  await expect(page).toHaveURL('/onboarding');
  expect(await stored('token')).toBe(`bearer ${access_token}`);

  const navbar = new Navbar(page);
  await navbar.switchTheme('light');
  expect(await stored('theme')).toBe('light');
  await navbar.switchTheme('dark');
  expect(await stored('theme')).toBe('dark');
});

sentence('3.11', 'as a person meets it', async ({ page, api, problems }) => {
  problems.expect(failedCalls);
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  const unblock = await injectFault(page, '/auth/login', { status: 429, body: { detail: 'Too many attempts.' } });
  await signIn.signIn(person);
  await expect(signIn.banner).toHaveText('Too many attempts.');
  await unblock();
  let release = (): void => undefined;
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/auth/login', async (route) => {
    await pending;
    await route.continue();
  });
  await signIn.submit.click();
  await expect(signIn.submit).toHaveText('Signing in...');
  await expect(signIn.banner).toHaveCount(0);
  release();
  await new Navbar(page).expectSignedIn();
});

sentence('3.23', '', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  for (const title of metricCards) {
    const card = dashboard.card(title);
    await expect(card.getByText(/^\d+%$/)).toBeVisible();
    await expect(card.getByText(/[+-]\d+(\.\d)?%$/)).toHaveText(/^Trending (up|down)/);
    // The card's own sign, and the arrow of its trend.
    await expect(card.getByRole('heading').locator('svg')).toHaveCount(1);
    await expect(card.getByText(/[+-]\d+(\.\d)?%$/).locator('svg')).toHaveCount(1);
  }
});

sentence('3.24', '', async ({ lookAt }) => {
  const page = await lookAt('/');
  const cards = page.getByRole('region', { name: 'Powerful Features' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  const looks = await cards.evaluateAll((items) =>
    items.map((item) => {
      const icon = item.querySelector('svg');
      const words = [...item.querySelectorAll('button > span:not([aria-hidden])')]
        .map((part) => part.textContent)
        .filter(Boolean);
      return { words: words.length, color: icon ? getComputedStyle(icon).color : '' };
    }),
  );
  expect(looks.map(({ words }) => words)).toEqual([3, 3, 3, 3]);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(4);
});

sentence('3.25', '', async ({ page }) => {
  await page.goto('/#faq');
  const items = page.getByRole('region', { name: /questions/i }).locator('details');
  await expect(items).toHaveCount(6);
  const texts = await items.evaluateAll((all) =>
    all.map((item) => ['summary', 'summary ~ *'].map((part) => item.querySelector(part)?.textContent.trim() ?? '')),
  );
  for (const [question, answer] of texts) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\w{3}.*\.$/);
  }
});

import * as v from 'valibot';
import { errorResponse } from '@verdant/shared/contract';
import { SignInPage, SignUpPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { newPerson } from '../support/api';
import { responseOf, nextCall, watchCalls } from '../support/calls';
import { changeResponse, failedCalls, injectFault } from '../support/network';
import { settled } from '../support/screens';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('7.1', '', async ({ page, account: _account, baseURL }) => {
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  await new DashboardPage(page).open();
  await settled(page, /^Welcome back, /);
  await new Navbar(page).goTo('Spending');
  await settled(page, /spending/i);
  expect(new Set(urls.filter(({ protocol }) => protocol.startsWith('http')).map(({ origin }) => origin))).toEqual(
    new Set([baseURL]),
  );
  const calls = urls
    .map(({ pathname }) => pathname)
    .filter((path) => !/^\/(remotes|shell|static)\/|\.\w+$|^\/dashboard$/.test(path));
  expect(calls).toContain('/api/v1/adaptive-quiz/insights');
  for (const path of calls) expect(path).toMatch(/^\/api\/v1\//);
});

sentence('7.2', '', async ({ page, api }) => {
  const person = await api.register();
  const calls = watchCalls(page);
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(person);
  await expect(page).toHaveURL('/onboarding');
  await expect
    .poll(() => calls.map(({ call }) => call))
    .toEqual(['POST /auth/login', 'GET /auth/me', 'POST /adaptive-quiz/start']);
  for (const { headers } of calls) {
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    });
  }
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).toMatch(/^Bearer \S+$/);
  expect(calls.map(({ headers }) => headers['authorization'])).toEqual([undefined, token, token]);
});

sentence('7.4', '', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  const login = nextCall(page, 'POST /auth/login');
  await signIn.signIn(person);
  const call = await login;
  expect(call.body).toEqual({ email: person.email, password: person.password });
  expect(await responseOf(call)).toEqual({
    status: 200,
    body: { access_token: expect.stringMatching(/./), token_type: 'Bearer' },
  });
});

sentence('7.5', '', async ({ page, account }) => {
  const asked = nextCall(page, 'GET /auth/me');
  await page.goto('/forgot-password');
  const call = await asked;
  expect(call.body).toBeUndefined();
  const { body } = await responseOf(call);
  expect(body).toMatchObject({
    id: expect.stringMatching(/./),
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: '',
  });
  const settings = new ProfileSettings(page);
  await settings.openAgain();
  await expect(settings.firstName).toHaveValue(account.firstName);
  await expect(settings.lastName).toHaveValue(account.lastName);
  await expect(settings.email).toHaveValue(account.email);
});

sentence('7.6', '', async ({ page }) => {
  const person = newPerson();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await page.getByLabel('Phone').fill('+61 412 345 678');
  const registered = nextCall(page, 'POST /auth/register');
  await signUp.signUp(person);
  const call = await registered;
  expect(call.body).toEqual({
    email: person.email,
    password: person.password,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: '+61 412 345 678',
  });
  const { body } = await responseOf(call);
  expect(body).toMatchObject({
    user: {
      id: expect.stringMatching(/./),
      email: person.email,
      first_name: 'Ada',
      last_name: 'Park',
      phone: '+61 412 345 678',
    },
  });
});

sentence('7.6', 'without a user in the response the profile is fetched', async ({ page }) => {
  await changeResponse(page, { path: '/auth/register' }, ({ user: _user, ...body }) => body);
  const signUp = new SignUpPage(page);
  await signUp.open();
  const asked = nextCall(page, 'GET /auth/me');
  await signUp.signUp(newPerson());
  expect((await responseOf(await asked)).status).toBe(200);
  await expect(page).toHaveURL('/onboarding');
});

sentence('7.7', '', async ({ page, account: _account }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.greeting('Ada')).toBeVisible();
  const settings = new ProfileSettings(page);
  await settings.openAgain();
  // Only one field comes back: it is merged, and the others stay.
  await page.route('**/api/v1/auth/me', (route) => route.fulfill({ json: { first_name: 'Merged' } }));
  await settings.lastName.fill('Lovelace');
  await settings.save.click();
  await expect(dashboard.greeting('Merged')).toBeVisible();
  await expect(settings.firstName).toHaveValue('Merged');
  await expect(settings.lastName).toHaveValue('Lovelace');
});

sentence('7.9', '', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Notifications').click();
  await settings.toggle('Marketing Emails').check();
  const saved = nextCall(page, 'PUT /auth/me/notifications');
  await settings.save.click();
  const call = await saved;
  expect(call.body).toEqual({ email: true, push: true, marketing: true });
  expect((await responseOf(call)).status).toBe(200);
});

sentence('7.10', '', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Preferences').click();
  await settings.theme.selectOption('light');
  const saved = nextCall(page, 'PUT /auth/me/preferences');
  await settings.save.click();
  const call = await saved;
  expect(call.body).toEqual({ theme: 'light', language: 'en' });
  expect((await responseOf(call)).status).toBe(200);
});

sentence('7.16', '', async ({ page, account: _account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  const calls = watchCalls(page);
  await settings.lastName.fill('Lovelace');
  await settings.tab('Notifications').click();
  await settings.toggle('Push Notifications').uncheck();
  await settings.tab('Preferences').click();
  await settings.theme.selectOption('dark');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual([
    'PUT /auth/me',
    'PUT /auth/me/notifications',
    'PUT /auth/me/preferences',
  ]);
});

sentence('7.17', '', async ({ page, api, problems }) => {
  problems.expect(failedCalls);
  const person = await api.register();
  const signUp = new SignUpPage(page);
  await signUp.open();
  const registered = nextCall(page, 'POST /auth/register');
  await signUp.signUp(person);
  // The server's own list: its words stand under the field that the second element names.
  const { status, body } = await responseOf(await registered);
  expect(status).toBe(422);
  const msg = 'An account with this email already exists. Please sign in instead.';
  expect(v.parse(errorResponse, body)).toEqual({ detail: [{ loc: ['body', 'email'], msg }] });
  await expect(signUp.field('Email')).toHaveAccessibleDescription(msg);

  await injectFault(page, '/auth/register', { status: 400, body: { detail: 'A single message.' } });
  await signUp.submit.click();
  await expect(signUp.field('Password')).toHaveAccessibleDescription(/^A single message\./);
});

sentence('7.21', 'the product gives none', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit): void {
        asked.push(...(options?.entryTypes ?? [options?.type ?? '']));
        super.observe(options);
      }
    };
  });
  await page.goto('/');
  await settled(page, 'Your Financial Wellness Partner');
  const asked = await page.evaluate<string[]>('window.asked');
  for (const vital of ['largest-contentful-paint', 'layout-shift', 'first-input', 'event', 'paint']) {
    expect(asked).not.toContain(vital);
  }
});

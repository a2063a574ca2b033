import * as v from 'valibot';
import { errorResponse } from '@verdant/shared/contract';
import { SignUpPage } from '../models/account-pages';
import { newUser } from '../support/api';
import { nextCall, responseOf } from '../support/calls';
import { failedCalls, fieldsOf, injectFault, pauseCall, spoilCall } from '../support/network';
import type { Spoil } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const rule = 'At least 8 characters.';

sentence(
  ['5.8', '5.9', '8.7', '8.8', '8.10', '8.13'],
  'what names no field stands under the password',
  async ({ page, problems }) => {
    problems.expect(failedCalls);
    const unavailable = 'Registration service not available. Please check your connection and try again.';
    const tooMany = 'Too many attempts. Please wait a minute.';
    const terms = [{ loc: ['body', 'terms'], msg: 'Please accept the terms' }];
    const failed = 'Failed to retrieve user information after registration. Please try again.';
    // All texts: auth-flows.test.ts.
    const table: readonly [Spoil, string][] = [
      [{ status: 404 }, unavailable],
      ['network', 'Network error. Please check your internet connection and try again.'],
      [{ status: 429, body: { detail: tooMany } }, tooMany],
      [{ status: 422, body: { detail: terms } }, 'Please accept the terms'],
      [({ user, ...body }) => ({ ...body, user: { ...fieldsOf(user), id: undefined } }), failed],
      [{ status: 200, body: undefined }, failed],
    ];
    const signUp = new SignUpPage(page);
    await signUp.open();
    for (const [spoil, message] of table) {
      const repair = await spoilCall(page, '/auth/register', spoil);
      const asked = page.waitForRequest('**/api/v1/auth/register');
      await signUp.signUp(newUser());
      await asked;
      await expect(signUp.field('Password'), JSON.stringify(spoil)).toHaveAccessibleDescription(`${message} ${rule}`);
      await expect(page).toHaveURL('/sign-up');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await repair();
    }
  },
);

sentence(
  ['2.51', '3.3', '4.8', '5.3', '7.17'],
  'an address that is taken, sent trimmed and without an empty phone; then a failure, until the next try',
  async ({ page, api, problems }) => {
    problems.expect(failedCalls);
    const taken = await api.register();
    const { email, password, firstName: first_name, lastName: last_name } = taken;
    const signUp = new SignUpPage(page);
    await signUp.open();
    await expect(signUp.submit).toHaveText('Create account');
    const register = await pauseCall(page, { path: '/auth/register' });
    const registered = nextCall(page, 'POST /auth/register');
    await signUp.signUp({ ...taken, email: ` ${email} `, firstName: ` ${first_name} `, lastName: `${last_name}  ` });
    await expect(signUp.submit).toHaveText('Creating account...');
    register.resume();
    const call = await registered;
    expect(call.body).toEqual({ email, password, first_name, last_name });
    const { status, body } = await responseOf(call);
    expect(status).toBe(422);
    const msg = 'An account with this email already exists. Please sign in instead.';
    expect(v.parse(errorResponse, body)).toEqual({ detail: [{ loc: ['body', 'email'], msg }] });
    await expect(signUp.field('Email')).toHaveAccessibleDescription(msg);
    await expect(signUp.field('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(signUp.submit).toHaveText('Create account');

    await injectFault(page, '/auth/register', { status: 400, body: { detail: 'Sign-ups are closed today.' } });
    await signUp.submit.click();
    await expect(signUp.field('Password')).toHaveAccessibleDescription(/^Sign-ups are closed today\./);
    await expect(signUp.submit).toHaveText('Create account');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await pauseCall(page, { path: '/auth/register' });
    await signUp.submit.click();
    await expect(page.getByText('Sign-ups are closed today.')).toBeHidden();
  },
);

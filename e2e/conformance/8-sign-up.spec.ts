import type { Page } from '@playwright/test';
import { SignUpPage } from '../models/account-pages';
import { newPerson } from '../support/api';
import { changeResponse, failedCalls, injectFault } from '../support/network';
import type { Fault } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const rule = 'At least 8 characters.';

/** Registers once for every row of a table, each with its own fault, and reads what stands under the password. */
async function expectUnderPassword(page: Page, table: [Fault, string][]): Promise<void> {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.heading.waitFor();
  const person = newPerson();
  for (const [fault, message] of table) {
    const repair = await injectFault(page, '/auth/register', fault);
    await signUp.signUp(person);
    await expect(signUp.field('Password')).toHaveAccessibleDescription(`${message} ${rule}`);
    await expect(page).toHaveURL('/sign-up');
    await repair();
  }
}

sentence('8.7', '', async ({ page }) => {
  await changeResponse(page, { path: '/auth/register' }, (body) => ({ ...body, user: { email: 'ada@example.com' } }));
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.signUp(newPerson());
  await expect(signUp.field('Password')).toHaveAccessibleDescription(
    `Failed to retrieve user information after registration. Please try again. ${rule}`,
  );
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

sentence('8.8', 'shown by the stored auth error', async ({ page, problems }) => {
  problems.expect(failedCalls);
  await expectUnderPassword(page, [
    [{ status: 404 }, 'Registration service not available. Please check your connection and try again.'],
    [{ status: 500 }, 'Server error during registration. Please try again later.'],
    ['network', 'Network error. Please check your internet connection and try again.'],
  ]);
});

sentence('8.10', '', async ({ page, problems }) => {
  problems.expect(failedCalls);
  await expectUnderPassword(page, [
    [
      { status: 404, body: { detail: 'Not Found' } },
      'Registration service not available. Please check your connection and try again.',
    ],
    ['network', 'Network error. Please check your internet connection and try again.'],
  ]);
});

sentence('8.11', 'sign-up', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const signUp = new SignUpPage(page);
  await signUp.open();
  const detail = [
    { loc: ['body', 'first_name'], msg: 'Please spell it out.' },
    { loc: ['body', 'last_name'] },
    { loc: ['body', 'email'], msg: 'This email is taken.' },
    { loc: ['body', 'phone'], msg: 'This number is unknown.' },
    { loc: ['body', 'password'], msg: 'This password is known to others.' },
  ];
  await injectFault(page, '/auth/register', { status: 422, body: { detail } });
  await signUp.signUp(newPerson());
  for (const [field, message] of [
    ['First name', 'Please spell it out.'],
    ['Last name', 'Invalid value'],
    ['Email', 'This email is taken.'],
    ['Phone (optional)', 'This number is unknown.'],
    ['Password', `This password is known to others. ${rule}`],
  ] as const) {
    await expect(signUp.field(field)).toHaveAccessibleDescription(message);
  }
});

sentence('8.13', '', async ({ page, problems }) => {
  problems.expect(failedCalls);
  await expectUnderPassword(page, [
    [
      { status: 429, body: { detail: 'Too many attempts. Please wait a minute.' } },
      'Too many attempts. Please wait a minute.',
    ],
    [
      { status: 422, body: { detail: [{ loc: ['body', 'terms'], msg: 'Please accept the terms' }] } },
      'Please accept the terms',
    ],
    [{ status: 503 }, 'Request failed with status code 503'],
  ]);
});

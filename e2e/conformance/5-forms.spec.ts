import { SignInPage, SignUpPage } from '../models/account-pages';
import { ProfileSettings } from '../models/profile-settings';
import { newPerson } from '../support/api';
import { respondWith, failedCalls, pauseCall, recordCalls } from '../support/network';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

/** The messages under the fields that are marked as invalid, by the names of the fields. */
async function messages(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')].map((input) => [
        input.name,
        document.querySelector(`#${CSS.escape(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')}`)
          ?.textContent ?? '',
      ]),
    ),
  );
}

sentence('5.1', '', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  const calls = recordCalls(page);
  expect(await messages(page)).toEqual({});
  await signIn.submit.click();
  await expect(signIn.email).toBeFocused();
  expect(await messages(page)).toEqual({ email: 'Email is required', password: 'Password is required' });
  // From the first try on, every change is validated at once.
  await signIn.password.fill('x');
  for (const email of ['ada', 'ada@', '@example.com', 'ada@example', 'ada park@example.com', 'a@b@example.com']) {
    await signIn.email.fill(email);
    expect(await messages(page), email).toEqual({ email: 'Email is invalid' });
  }
  await signIn.email.fill('   ');
  expect(await messages(page)).toEqual({ email: 'Email is required' });
  await signIn.email.fill('ada@example.com');
  expect(await messages(page)).toEqual({});
  await signIn.email.fill('ada@');
  await signIn.submit.click();
  expect(calls).toEqual([]);
});

sentence('5.1', 'an e-mail address is trimmed before it is validated and sent', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  // A field of type email trims by itself; what the person typed must not matter anyway.
  await signIn.signIn({ ...person, email: `  ${person.email} ` });
  await expect(page).toHaveURL('/onboarding');
});

sentence('5.2', 'sign-in', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  const login = await pauseCall(page, { path: '/auth/login' });
  await signIn.signIn(person);
  await expect(signIn.submit).toHaveText('Signing in...');
  await signIn.submit.click({ force: true });
  await signIn.password.press('Enter');
  await signIn.email.press('Enter');
  login.resume();
  await expect(page).toHaveURL('/onboarding');
  expect(login.count()).toBe(1);
});

sentence('5.2', 'two presses in one instant', async ({ page, api }) => {
  const person = await api.register();
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.email.fill(person.email);
  await signIn.password.fill(person.password);
  const calls = recordCalls(page);
  await signIn.submit.evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) throw new Error('not a button');
    button.click();
    button.form?.requestSubmit();
    button.click();
  });
  await expect(page).toHaveURL('/onboarding');
  expect(calls.filter(({ path }) => path === '/auth/login')).toHaveLength(1);
});

const empty = {
  first_name: 'First name is required',
  last_name: 'Last name is required',
  email: 'Email is required',
  password: 'Password is required',
  confirm_password: 'Please confirm your password',
};

sentence('5.3', 'every message', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  const calls = recordCalls(page);
  await signUp.submit.click();
  await expect(signUp.field('First name')).toBeFocused();
  expect(await messages(page)).toEqual(empty);
  await signUp.field('First name').fill('  ');
  await signUp.field('Last name').fill('Park');
  await signUp.field('Email').fill('ada');
  await signUp.field('Password').fill('1234567');
  expect(await messages(page)).toEqual({
    first_name: 'First name is required',
    email: 'Email is invalid',
    password: 'Password must be at least 8 characters',
    confirm_password: 'Please confirm your password',
  });
  await signUp.field('First name').fill('Ada');
  await signUp.field('Email').fill('ada@example.com');
  await signUp.field('Password').fill('12345678');
  await signUp.field('Confirm password').fill('12345679');
  expect(await messages(page)).toEqual({ confirm_password: 'Passwords do not match' });
  await signUp.field('Confirm password').fill('12345678');
  expect(await messages(page)).toEqual({});
  // Changing the password afterwards makes the confirmation wrong again.
  await signUp.field('Password').fill('123456789');
  expect(await messages(page)).toEqual({ confirm_password: 'Passwords do not match' });
  await signUp.submit.click();
  expect(calls).toEqual([]);
});

sentence('5.3', 'the phone', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.submit.click();
  const phone = signUp.field('Phone (optional)');
  for (const wrong of ['123456789', '+123456789', '0412 345 67x', '++61412345678', '(02) 9999 9999', '61+412345678']) {
    await phone.fill(wrong);
    expect(await messages(page), wrong).toEqual({ ...empty, phone: 'Phone number is invalid' });
  }
  for (const right of ['', '0412345678', '+61 412 345 678', '0412-345-678', '1 2 3 4 5 6']) {
    await phone.fill(right);
    expect(await messages(page), right).toEqual(empty);
  }
});

sentence('5.3', 'an empty phone is left out, names and e-mail address are trimmed', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const person = newPerson();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await respondWith(page, { path: '/auth/register' }, { detail: 'Not today.' }, 503);
  const calls = recordCalls(page);
  await signUp.signUp({ ...person, firstName: ` ${person.firstName} `, lastName: `${person.lastName}  ` });
  await expect(page.getByText('Not today.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { email: person.email, password: person.password, first_name: person.firstName, last_name: person.lastName },
  ]);
});

sentence(
  '5.4',
  'names are required, and missing ones are shown from whichever tab',
  async ({ page, account: _account }) => {
    const settings = new ProfileSettings(page);
    await settings.open();
    await settings.firstName.fill('  ');
    await settings.lastName.fill('');
    await settings.tab('Preferences').click();
    const calls = recordCalls(page);
    await settings.save.click();
    await expect(settings.tab('Profile')).toHaveAttribute('aria-selected', 'true');
    await expect(settings.firstName).toBeFocused();
    expect(await messages(page)).toEqual({ first_name: 'First name is required', last_name: 'Last name is required' });
    expect(calls).toEqual([]);
  },
);

sentence('5.4', 'the email stays as it is', async ({ page, api, account }) => {
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.email.focus();
  await page.keyboard.type('x');
  await expect(settings.email).toHaveValue(account.email);
  await settings.lastName.fill('Lovelace');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await settings.save.click();
  expect((await sent).postDataJSON()).toEqual({
    first_name: account.firstName,
    last_name: 'Lovelace',
    email: account.email,
    phone: '',
  });
  await expect(settings.saved).toBeVisible();
  expect(await api.me(account)).toMatchObject({ email: account.email, last_name: 'Lovelace' });
});

sentence('5.5', '', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Subscribe Now', exact: true });
  const field = page.locator('form').filter({ has: button }).getByRole('textbox');
  await button.click();
  await expect(field).toBeFocused();
  const state = () =>
    field.evaluate(
      (input) => input instanceof HTMLInputElement && { type: input.type, missing: input.validity.valueMissing },
    );
  expect(await state()).toEqual({ type: 'email', missing: true });
  await expect(page.getByText('Thank you for subscribing!')).toHaveCount(0);
});

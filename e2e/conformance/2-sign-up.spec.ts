import { SignUpPage } from '../models/account-pages';
import { newPerson } from '../support/api';
import { failedCalls, pauseCall, recordPages } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('2.50', '', async ({ page }) => {
  await new SignUpPage(page).open();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(main.locator('form label')).toHaveText([
    'First name',
    'Last name',
    'Email',
    'Phone (optional)',
    'Password',
    'Confirm password',
  ]);
  const types = await main
    .locator('form input')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('type') ?? 'text'));
  expect(types).toEqual(['text', 'text', 'email', 'tel', 'password', 'password']);
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/sign-in');
});

sentence('2.51', '', async ({ page, api, problems }) => {
  problems.expect(failedCalls);
  const taken = await api.register();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await expect(signUp.submit).toHaveText('Create account');
  const register = await pauseCall(page, { path: '/auth/register' });
  await signUp.signUp(taken);
  await expect(signUp.submit).toHaveText('Creating account...');
  register.resume();
  await expect(signUp.field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(signUp.submit).toHaveText('Create account');
});

sentence('2.52', 'with no other page in between', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  const pages = recordPages(page);
  await signUp.signUp(newPerson());
  await expect(page.getByRole('heading', { name: "Let's Get to Know You" })).toBeVisible();
  expect(pages).toEqual(['/onboarding']);
});

sentence('2.52', 'or first to the page that the guard had kept', async ({ page }) => {
  await page.goto('/savings?from=mail');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const signUp = new SignUpPage(page);
  const pages = recordPages(page);
  await signUp.signUp(newPerson());
  await expect(page).toHaveURL('/savings?from=mail');
  expect(pages).toEqual(['/savings']);
});

import { SignUpPage } from '../models/account-pages';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { newUser } from '../support/api';
import { responseOf, watchCalls } from '../support/calls';
import { pauseCall, recordPages } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(
  ['2.52', '3.4', '4.8', '7.6'],
  'to the quiz with no other page in between, as the user in the response',
  async ({ page }) => {
    const person = { ...newUser(), firstName: 'Grace' };
    const { email, password, firstName: first_name, lastName: last_name } = person;
    const details = { email, first_name, last_name, phone: '+61 412 345 678' };
    const calls = watchCalls(page);
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.field('Phone (optional)').fill(details.phone);
    const register = await pauseCall(page, { path: '/auth/register' });
    const pages = recordPages(page);
    await signUp.signUp(person);
    await expect(signUp.submit).toHaveText('Creating account...');
    register.resume();
    await expect(page.getByRole('heading', { name: "Let's Get to Know You" })).toBeVisible();
    expect(pages).toEqual(['/onboarding']);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^\S+ \S+$/);

    const [registered] = calls;
    if (!registered) throw new Error('Nothing was sent');
    expect(registered.call).toBe('POST /auth/register');
    expect(registered.body).toEqual({ ...details, password });
    expect((await responseOf(registered)).body).toMatchObject({ user: { ...details, id: expect.stringMatching(/./) } });
    expect(calls.map(({ call }) => call)).not.toContain('GET /auth/me');
    await new Navbar(page).goTo('Overview');
    await expect(new DashboardPage(page).greeting('Grace')).toBeVisible();
  },
);

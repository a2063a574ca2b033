import { Navbar } from '../models/navbar';
import { pauseCall } from '../support/network';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const LANDING = 'Your Financial Wellness Partner';
const LANDING_TITLE = 'Verdant | Integrated Financial Health Check Platform';
const links = [
  ['Overview', '/dashboard'],
  ['Insights', '/insights'],
  ['Spending', '/spending'],
  ['Savings', '/savings'],
  ['Investments', '/investments'],
  ['Budget', '/budget'],
  ['Recommendations', '/recommendations'],
] as const;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('public pages have the expected path, heading and title @s-1.9 @s-2.1 @s-2.2 @s-2.3 @s-2.4 @s-2.5 @s-2.14 @s-2.17 @s-2.18', async ({
  page,
}) => {
  const navbar = new Navbar(page);
  for (const [path, text, title] of [
    ['/', LANDING, LANDING_TITLE],
    ['/debug', 'Debug', 'Debug | Verdant'],
    ['/help', 'Help', 'Help | Verdant'],
    ['/privacy', 'Privacy', 'Privacy | Verdant'],
    ['/terms', 'Terms of use', 'Terms of use | Verdant'],
    ['/forgot-password', /password/i, 'Forgot password | Verdant'],
    ['/sign-in', 'Sign in to your account', 'Sign in | Verdant'],
    ['/sign-up', 'Create your account', 'Create your account | Verdant'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(navbar.bar.getByRole('link')).toHaveText([/Verdant/, 'Sign In', 'Join Now']);
    await expect(navbar.bar.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  }
  await navbar.goTo('Verdant home');
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(LANDING);
});

test('pages of a signed-in user have the expected path, heading, title and highlighted link @s-1.5 @s-2.1 @s-2.6 @s-2.7 @s-2.8 @s-2.9 @s-2.15', async ({
  page,
  account,
}) => {
  const navbar = new Navbar(page);
  const entries = navbar.bar.getByRole('listitem').getByRole('link');
  const greeting = `Welcome back, ${account.firstName}`;
  for (const [path, text, title] of [
    ['/', LANDING, LANDING_TITLE],
    ['/onboarding', "Let's Get to Know You", 'Health check | Verdant'],
    ['/yodlee-connect', /bank/i, 'Link your bank | Verdant'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(entries).toHaveText(links.map(([name]) => name));
    await expect(navbar.current).toHaveCount(0);
  }
  const borderOf = (name: string) =>
    navbar.bar.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  for (const [name, path] of links) {
    await navbar.goTo(name);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(name === 'Overview' ? greeting : name);
    await expect(page).toHaveTitle(`${name === 'Overview' ? 'Dashboard' : name} | Verdant`);
    await expect(navbar.current).toHaveText([name]);
    expect(await borderOf(name)).not.toBe(await borderOf(name === 'Savings' ? 'Budget' : 'Savings'));
  }
});

test('a guarded page shows a centred spinner while authentication is loading, and then its content @s-2.11', async ({
  page,
  account: _account,
}) => {
  const profile = await pauseCall(page, '/auth/me');
  await page.goto('/spending', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const spinner = main.getByRole('status').locator('[aria-hidden="true"]');
  await expect(spinner).toBeVisible();
  await expect(main.getByRole('heading')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/spending');
  const box = await spinner.boundingBox();
  const room = await main.boundingBox();
  if (!box || !room) throw new Error('There is no spinner');
  expect(Math.abs(box.x + box.width / 2 - (room.x + room.width / 2))).toBeLessThan(2);

  profile.resume();
  await expect(heading(page)).toHaveText('Spending');
  await expect(spinner).toHaveCount(0);
});

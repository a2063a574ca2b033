import { Navbar } from '../models/navbar';
import { expect, signInBrowser, test } from '../support/test';
import { sentence } from './sentence';

const links = [
  ['Overview', '/dashboard'],
  ['Insights', '/insights'],
  ['Spending', '/spending'],
  ['Savings', '/savings'],
  ['Investments', '/investments'],
  ['Budget', '/budget'],
  ['Recommendations', '/recommendations'],
] as const;
const names = links.map(([name]) => name);

sentence(
  ['1.5', '1.9', '2.1', '2.6', '2.7', '2.8', '2.15'],
  'the areas of a signed-in user: path, heading, title and the highlighted link',
  async ({ page, account }) => {
    const navbar = new Navbar(page);
    const entries = navbar.bar.getByRole('listitem').getByRole('link');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const greeting = `Welcome back, ${account.firstName}`;
    for (const [path, text, title] of [
      ['/', 'Your Financial Wellness Partner', 'Verdant | Integrated Financial Health Check Platform'],
      ['/onboarding', "Let's Get to Know You", 'Health check | Verdant'],
      ['/yodlee-connect', /bank/i, 'Link your bank | Verdant'],
    ] as const) {
      await page.goto(path);
      await expect(heading).toHaveText(text);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      await expect(entries).toHaveCount(names.length);
      await expect(navbar.current).toHaveCount(0);
    }
    await page.goto('/dashboard');
    await expect(heading).toHaveText(greeting);
    await expect(entries).toHaveText([...names]);
    const looks = (name: string) =>
      navbar.bar.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBottomColor);
    for (const [name, path] of links) {
      await navbar.goTo(name);
      await expect(page).toHaveURL(path);
      await expect(heading).toHaveText(name === 'Overview' ? greeting : name);
      await expect(page).toHaveTitle(`${name === 'Overview' ? 'Dashboard' : name} | Verdant`);
      await expect(navbar.current).toHaveText([name]);
      expect(await looks(name)).not.toBe(await looks(name === 'Savings' ? 'Budget' : 'Savings'));
    }
  },
);

sentence(['2.16', '2.18'], 'signed in', async ({ page, account: _account }) => {
  await page.goto('/spending');
  const navbar = new Navbar(page);
  await navbar.switchTheme('light');
  await navbar.switchTheme('dark');
  const entries = ['Profile Settings', 'Logout'].map((name) => navbar.bar.getByRole('button', { name, exact: true }));
  const expectMenu = async (open: boolean) => {
    for (const entry of entries) await expect(entry).toBeVisible({ visible: open });
  };
  await expectMenu(false);
  await navbar.accountMenu.click();
  await expectMenu(true);
  await page.mouse.click(300, 500);
  await expectMenu(false);

  await navbar.openProfileSettings();
  await expect(page.getByRole('dialog', { name: 'Profile Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await navbar.logOut();
  await navbar.expectSignedOut();
});

sentence('2.17', '', async ({ lookAt }) => {
  const { bar } = new Navbar(await lookAt('/'));
  await expect(bar.getByRole('link')).toHaveText([/Verdant/, 'Sign In', 'Join Now']);
  await expect(bar.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/sign-in');
  await expect(bar.getByRole('link', { name: 'Join Now', exact: true })).toHaveAttribute('href', '/sign-up');
  await expect(bar.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
});

test.describe('on small screens', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  sentence(['2.18', '2.19'], 'on small screens, signed out and signed in', async ({ page, api, baseURL }) => {
    await page.goto('/');
    const navbar = new Navbar(page);
    const { bar, smallMenu, current } = navbar;
    await navbar.switchTheme('light');
    await expect(bar.getByRole('link', { name: 'Join Now' })).toHaveCount(0);
    await smallMenu.tap();
    await navbar.expectSignedOut();

    await signInBrowser(page, baseURL ?? '', await api.register());
    await page.goto('/spending');
    const entries = bar.getByRole('listitem').getByRole('link');
    await expect(smallMenu).toBeVisible();
    await expect(entries).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
    await smallMenu.tap();
    await expect(entries).toHaveText([...names]);
    await expect(current).toHaveText(['Spending']);
    for (const name of ['Profile Settings', 'Logout']) {
      await expect(bar.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });
});

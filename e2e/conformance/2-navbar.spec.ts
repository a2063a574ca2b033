import { Navbar } from '../models/navbar';
import { expect, test } from '../support/test';
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

sentence('2.14', '', async ({ page }) => {
  await page.goto('/sign-up');
  await new Navbar(page).goHome();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Your Financial Wellness Partner');
});

sentence('2.15', 'the links and the highlighted one', async ({ page, account: _account }) => {
  await page.goto('/dashboard');
  const navbar = new Navbar(page);
  await expect(navbar.bar.getByRole('listitem').getByRole('link')).toHaveText([...names]);
  const looks = (name: string) =>
    navbar.bar.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  for (const [name, path] of links) {
    await navbar.goTo(name);
    await expect(page).toHaveURL(path);
    await expect(navbar.current).toHaveText([name]);
    expect(await looks(name)).not.toBe(await looks(name === 'Savings' ? 'Budget' : 'Savings'));
  }
});

for (const path of ['/', '/onboarding', '/yodlee-connect']) {
  sentence('2.15', `none is highlighted on ${path}`, async ({ page, account: _account }) => {
    await page.goto(path);
    const navbar = new Navbar(page);
    await expect(navbar.bar.getByRole('listitem').getByRole('link')).toHaveCount(names.length);
    await expect(navbar.current).toHaveCount(0);
  });
}

sentence('2.16', '', async ({ page, account: _account }) => {
  await page.goto('/spending');
  const navbar = new Navbar(page);
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

sentence('2.18', 'signed out', async ({ page }) => {
  for (const path of ['/', '/sign-in', '/debug']) {
    await page.goto(path);
    await new Navbar(page).switchTheme('light');
    await new Navbar(page).switchTheme('dark');
  }
});

sentence('2.18', 'signed in', async ({ page, account: _account }) => {
  await page.goto('/spending');
  await new Navbar(page).switchTheme('light');
  await new Navbar(page).switchTheme('dark');
});

test.describe('on small screens', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  sentence('2.18', 'on small screens', async ({ page }) => {
    await page.goto('/');
    await new Navbar(page).switchTheme('light');
  });

  sentence('2.19', 'signed in', async ({ page, account: _account }) => {
    await page.goto('/spending');
    const { bar, smallMenu, current } = new Navbar(page);
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

  sentence('2.19', 'signed out', async ({ page }) => {
    await page.goto('/');
    const navbar = new Navbar(page);
    await expect(navbar.bar.getByRole('link', { name: 'Join Now' })).toHaveCount(0);
    await navbar.smallMenu.tap();
    await navbar.expectSignedOut();
  });
});

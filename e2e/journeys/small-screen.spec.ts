import { Navbar } from '../models/navbar';
import { settled } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test('signed in, the menu has the same entries and closes behind a choice @s-2.19', async ({
  page,
  account: _account,
}) => {
  await page.goto('/spending');
  await settled(page, /spending/i);
  const navbar = new Navbar(page);
  const links = navbar.bar.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(0);
  await navbar.smallMenu.tap();
  await expect(links).toHaveText([
    'Overview',
    'Insights',
    'Spending',
    'Savings',
    'Investments',
    'Budget',
    'Recommendations',
  ]);
  await expect(navbar.bar.getByRole('button', { name: 'Profile Settings' })).toBeVisible();
  await expect(navbar.current).toHaveText('Spending');

  await navbar.goTo('Budget');
  await settled(page, /budget/i);
  await expect(links).toHaveCount(0);
  await navbar.smallMenu.tap();
  await navbar.bar.getByRole('button', { name: 'Logout' }).tap();
  await expect(page).toHaveURL('/sign-in');
});

test('signed out, the menu leads to sign-in and sign-up @rest @s-2.17', async ({ page }) => {
  await page.goto('/');
  const navbar = new Navbar(page);
  await navbar.smallMenu.tap();
  await navbar.expectSignedOut();
  await navbar.goTo('Join Now');
  await expect(page).toHaveURL('/sign-up');
});

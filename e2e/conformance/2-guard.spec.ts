import { SignInPage } from '../models/account-pages';
import { pauseCall } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(
  '2.11',
  'a centred spinner while authentication is loading, then the page',
  async ({ page, account: _account }) => {
    const profile = await pauseCall(page, { path: '/auth/me' });
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
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Spending');
    await expect(spinner).toHaveCount(0);
  },
);

sentence(
  ['2.6', '2.7', '2.8', '2.9', '2.11'],
  'a visitor is sent to sign in, with the requested location as state',
  async ({ page }) => {
    for (const [pathname, search, hash] of [
      ['/dashboard', '', ''],
      ['/onboarding', '', ''],
      ['/yodlee-connect', '', ''],
      ['/spending', '', ''],
      ['/savings', '', ''],
      ['/investments', '', ''],
      ['/budget', '?from=mail&x=1', '#part'],
      ['/insights', '', ''],
      ['/recommendations', '', ''],
    ] as const) {
      await page.goto(pathname + search + hash);
      await expect(new SignInPage(page).heading).toBeVisible();
      await expect(page).toHaveURL('/sign-in');
      expect(await page.evaluate<unknown>('history.state.usr')).toEqual({ from: { pathname, search, hash } });
    }
  },
);

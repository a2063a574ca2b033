import { Navbar } from '../models/navbar';
import { ProfileSettings } from '../models/profile-settings';
import { respondWith, failedCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(
  ['1.8', '2.18', '4.11', '9.7'],
  'dark whatever the system prefers, toggled anywhere and saved',
  async ({ page }) => {
    const theme = () =>
      page.evaluate(() => ({ shown: document.documentElement.dataset.theme, stored: localStorage.getItem('theme') }));
    const lightness = () =>
      page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        return (red + green + blue) / 3;
      });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/sign-in');
    const navbar = new Navbar(page);
    await navbar.expectSignedOut();
    expect(await theme()).toEqual({ shown: 'dark', stored: null });
    expect(await lightness()).toBeLessThan(64);
    await navbar.switchTheme('light');
    expect(await theme()).toEqual({ shown: 'light', stored: 'light' });
    await expect.poll(lightness).toBeGreaterThan(192);
    await page.reload();
    await navbar.expectSignedOut();
    expect(await theme()).toEqual({ shown: 'light', stored: 'light' });
    await navbar.switchTheme('dark');
    expect(await theme()).toEqual({ shown: 'dark', stored: 'dark' });
    for (const path of ['/', '/debug']) {
      await page.goto(path);
      await navbar.switchTheme('light');
      await navbar.switchTheme('dark');
    }
  },
);

sentence(['4.12', '9.3'], 'a failed save keeps the modal open', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  await page.clock.install();
  const settings = new ProfileSettings(page);
  await settings.open();
  const repair = await respondWith(
    page,
    { path: '/auth/me', method: 'PUT' },
    { detail: 'The profile is being moved.' },
    503,
  );
  await settings.firstName.fill('Grace');
  await settings.save.click();
  await expect(settings.error).toHaveText('The profile is being moved.');
  await page.clock.fastForward(10_000);
  await expect(settings.firstName).toHaveValue('Grace');
  await expect(settings.saved).toBeHidden();

  await repair();
  await settings.phone.fill('0412 345 678');
  await page.clock.pauseAt(Date.now() + 60_000);
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  await page.clock.runFor(1499);
  await expect(settings.saved).toBeVisible();
  await page.clock.runFor(1);
  await expect(settings.dialog).toBeHidden();
});

import { LandingPage } from '../models/landing-page';
import { Toast } from '../models/toast';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(
  ['2.21', '2.43', '2.44', '4.13'],
  "the hero's notice: one at the bottom right, for three seconds, unless it is closed or under the pointer",
  async ({ page }) => {
    await page.clock.install({ time: '2031-06-15T12:00:00' });
    const landing = new LandingPage(page);
    await landing.open();
    await page.clock.pauseAt('2031-06-15T12:05:00');
    await expect(
      landing.section('footer').getByText('© 2031 Verdant. All rights reserved.', { exact: true }),
    ).toBeVisible();
    const toast = new Toast(page);
    const hero = landing.section('hero');
    const notify = () => hero.getByRole('button', { name: 'See How It Works', exact: true }).click();
    const expectToEndIn = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds - 1);
      await expect(toast.box).toHaveCount(1);
      await expect(toast.box).toBeVisible();
      await page.clock.runFor(1);
      await toast.expectNone();
    };

    await expect(landing.heading).toHaveText('Your Financial Wellness Partner');
    await expect(hero.getByText(/personalized health check/)).toBeVisible();
    await notify();
    await toast.expectText('Learn more about our features coming soon!');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const box = await toast.box.evaluate((element) => {
      const { right, bottom, left, top } = element.getBoundingClientRect();
      return { right: document.documentElement.clientWidth - right, bottom: innerHeight - bottom, left, top };
    });
    expect(box.right).toBeLessThanOrEqual(32);
    expect(box.bottom).toBeLessThanOrEqual(48);
    expect(box.left).toBeGreaterThan(1280 / 2);
    expect(box.top).toBeGreaterThan(800 / 2);
    await expectToEndIn(3_000);

    await notify();
    await toast.close.click();
    await toast.expectNone();

    await notify();
    await page.clock.runFor(2_000);
    await landing.section('features').getByRole('button').first().click();
    await toast.expectText('Learn more about Smart Analysis coming soon!');
    await expectToEndIn(3_000);

    await notify();
    await toast.box.hover();
    await page.clock.runFor(10_000);
    await expect(toast.box).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_000);
    await toast.expectNone();
  },
);

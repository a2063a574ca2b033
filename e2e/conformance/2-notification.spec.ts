import { LandingPage } from '../models/landing-page';
import { Toast } from '../models/toast';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

/** The landing page with a clock that stands, and one way to make a notice appear. */
async function openStill(page: Page): Promise<{ toast: Toast; notify: () => Promise<void> }> {
  await page.clock.install();
  const landing = new LandingPage(page);
  await landing.open();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return {
    toast: new Toast(page),
    notify: () => landing.section('hero').getByRole('button', { name: 'See How It Works' }).click(),
  };
}

sentence('2.44', 'bottom right, three seconds', async ({ page }) => {
  const { toast, notify } = await openStill(page);
  await notify();
  await expect(toast.box).toBeVisible();
  const box = await toast.box.evaluate((element) => {
    const { right, bottom, left } = element.getBoundingClientRect();
    return { right: document.documentElement.clientWidth - right, bottom: innerHeight - bottom, left };
  });
  expect(box.right).toBeLessThanOrEqual(32);
  expect(box.bottom).toBeLessThanOrEqual(48);
  expect(box.left).toBeGreaterThan(640);
  await page.clock.runFor(2_999);
  await expect(toast.box).toBeVisible();
  await page.clock.runFor(1);
  await toast.expectNone();
});

sentence('2.44', 'the close button', async ({ page }) => {
  const { toast, notify } = await openStill(page);
  await notify();
  await toast.close.click();
  await toast.expectNone();
});

sentence('2.44', 'one at a time, and a new message restarts the time', async ({ page }) => {
  const { toast, notify } = await openStill(page);
  await notify();
  await page.clock.runFor(2_000);
  await page.locator('#features').getByRole('button').first().click();
  await toast.expectText('Learn more about Smart Analysis coming soon!');
  await page.clock.runFor(2_999);
  await expect(toast.box).toHaveCount(1);
  await page.clock.runFor(1);
  await toast.expectNone();
});

sentence('2.44', 'it stays while the pointer is over it', async ({ page }) => {
  const { toast, notify } = await openStill(page);
  await notify();
  await toast.box.hover();
  await page.clock.runFor(10_000);
  await expect(toast.box).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_000);
  await toast.expectNone();
});

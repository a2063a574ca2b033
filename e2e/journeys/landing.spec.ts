import { createHash } from 'node:crypto';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const canvas = (page: Page) => page.locator('#hero canvas');

/** Returns a hash of a screenshot of the particles. */
async function picture(page: Page): Promise<string> {
  return createHash('sha256')
    .update(await canvas(page).screenshot())
    .digest('hex');
}

async function moves(page: Page): Promise<boolean> {
  const before = await picture(page);
  await page.waitForTimeout(300);
  return before !== (await picture(page));
}

test('a URL whose fragment names a section of the landing page opens the page at that section', async ({ page }) => {
  await page.goto('/#faq');
  await expect(page.getByRole('heading', { name: 'Questions, Answered' })).toBeInViewport();
});

test.describe('the particle animation', () => {
  test('starts after the page has loaded, and can be paused', async ({ page }) => {
    let loaded = false;
    const early: string[] = [];
    page.on('load', () => {
      loaded = true;
    });
    page.on('request', (request) => {
      if (!loaded && request.url().includes('particles')) early.push(request.url());
    });
    await page.goto('/');
    await expect(canvas(page)).toBeVisible();
    expect(early).toEqual([]);
    expect(await moves(page)).toBe(true);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => moves(page)).toBe(false);
    await page.getByRole('button', { name: 'Play animation' }).click();
    expect(await moves(page)).toBe(true);
  });

  test('is paused while the hero section is out of view', async ({ page }) => {
    const started = page.waitForEvent('worker');
    await page.goto('/');
    const worker = await started;
    await expect(canvas(page)).toBeVisible();
    await worker.evaluate(() => {
      const request = requestAnimationFrame;
      const count = (draw: FrameRequestCallback) => {
        Object.assign(self, { frames: Number(Reflect.get(self, 'frames')) + 1 });
        return request(draw);
      };
      Object.assign(self, { frames: 0, requestAnimationFrame: count });
    });
    const framesIn = async (milliseconds: number) => {
      const count = () => worker.evaluate(() => Number(Reflect.get(self, 'frames')));
      const before = await count();
      await page.waitForTimeout(milliseconds);
      return (await count()) - before;
    };
    await expect.poll(() => framesIn(500)).toBeGreaterThan(0);
    await page.locator('#footer').scrollIntoViewIfNeeded();
    await expect.poll(() => framesIn(300)).toBe(0);
    await canvas(page).scrollIntoViewIfNeeded();
    await expect.poll(() => framesIn(500)).toBeGreaterThan(0);
  });

  test('is a still picture if the user prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(canvas(page)).toBeVisible();
    await page.waitForTimeout(500);
    await page.mouse.move(600, 500);
    expect(await moves(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Pause animation' })).toHaveCount(0);
  });
});

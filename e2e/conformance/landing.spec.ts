import { LandingPage } from '../models/landing-page';
import { waitUntilPrerendered } from '../support/prerendered-page';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/** Positions in the last frame. `rings` has the positions of all frames, because a ring soon disappears. */
type Painted = { frames: number; dots: string[]; rings: string[]; lineEnds: string[] };

/** Opens the landing page. Returns a function that reads the last painted frame of its particles from their worker. */
async function openParticles(page: Page): Promise<() => Promise<Painted>> {
  const started = page.waitForEvent('worker');
  await new LandingPage(page).open();
  const worker = await started;
  await expect(page.locator('#hero canvas')).toBeVisible();
  await worker.evaluate(() => {
    const context = OffscreenCanvasRenderingContext2D.prototype;
    const empty = () => ({ dots: new Array<string>(), lineEnds: new Array<string>() });
    const rings = new Set<string>();
    let current = empty();
    let frames = 0;
    const watch = (name: 'clearRect' | 'arc' | 'lineTo', note: (numbers: [number, number, number]) => void) => {
      const original: unknown = Reflect.get(context, name);
      if (typeof original !== 'function') return;
      Reflect.set(context, name, function (this: unknown, ...numbers: [number, number, number]) {
        note(numbers);
        return Reflect.apply(original, this, numbers) as unknown;
      });
    };
    const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
    watch('clearRect', () => {
      frames += 1;
      Object.assign(self, { painted: { frames, ...current, rings: [...rings] } });
      current = empty();
    });
    watch('arc', ([x, y, radius]) => (radius > 10 ? rings.add(at(x, y)) : current.dots.push(at(x, y))));
    watch('lineTo', ([x, y]) => current.lineEnds.push(at(x, y)));
  });
  const painted = async () =>
    (await worker.evaluate<Painted | undefined>('self.painted')) ?? { frames: 0, dots: [], rings: [], lineEnds: [] };
  await expect.poll(async () => (await painted()).frames).toBeGreaterThan(1);
  return painted;
}

test('a URL whose fragment names a section of the landing page opens the page at that section', async ({ page }) => {
  // Only a prerendered page has the section when the browser looks for it.
  await waitUntilPrerendered(page.request, '/');
  await page.goto('/#faq');
  await expect(page.getByRole('heading', { name: 'Questions, Answered' })).toBeInViewport();
});

test('80 particles start after the load event, react to hover and click, and pause on request and out of view @s-2.22 @s-9.18', async ({
  page,
}) => {
  let hasLoaded = false;
  const early: string[] = [];
  page.on('load', () => (hasLoaded = true));
  page.on('request', (request) => !hasLoaded && request.url().includes('particles') && early.push(request.url()));
  const painted = await openParticles(page);
  expect(early).toEqual([]);
  const before = await painted();
  expect(before.dots).toHaveLength(80);
  await expect.poll(async () => (await painted()).dots).not.toEqual(before.dots);

  const box = await page.locator('#hero canvas').boundingBox();
  const here = { x: (box?.x ?? 0) + 400, y: (box?.y ?? 0) + 60 };
  expect((await painted()).lineEnds).not.toContain('400 60');
  await page.mouse.move(here.x, here.y);
  await expect.poll(async () => (await painted()).lineEnds).toContain('400 60');
  expect((await painted()).rings).toEqual([]);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(async () => (await painted()).rings).toEqual(['400 60']);
  expect((await painted()).dots).toHaveLength(80);

  const framesIn = async (milliseconds: number) => {
    const { frames: earlier } = await painted();
    await page.waitForTimeout(milliseconds);
    return (await painted()).frames - earlier;
  };
  const expectToRest = () => expect.poll(() => framesIn(300)).toBe(0);
  const expectToMove = () => expect.poll(() => framesIn(300)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await page.mouse.move(0, 0);
  await expectToRest();
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expectToMove();
  await page.locator('#footer').scrollIntoViewIfNeeded();
  await expectToRest();
  await page.locator('#hero canvas').scrollIntoViewIfNeeded();
  await expectToMove();
});

test('the particles are a still picture if the user prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const canvas = page.locator('#hero canvas');
  await expect(canvas).toBeVisible();
  await page.waitForTimeout(500);
  const before = await canvas.screenshot();
  await page.mouse.move(600, 500);
  await page.waitForTimeout(300);
  expect((await canvas.screenshot()).equals(before)).toBe(true);
  await expect(page.getByRole('button', { name: 'Pause animation' })).toHaveCount(0);
});

test('each feature card has its own colour, and shows a gradient on hover @s-2.28 @s-3.24', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const cards = await landing.items('features').getByRole('button').all();
  expect(cards).toHaveLength(4);
  const colours = new Set<string>();
  for (const card of cards) {
    const gradient = () =>
      card.evaluate((element) => {
        const { backgroundImage, opacity } = getComputedStyle(element, '::before');
        return `${backgroundImage.split('(')[0]} ${opacity}`;
      });
    await page.mouse.move(0, 0);
    await expect.poll(gradient).toBe('linear-gradient 0');
    await card.hover();
    await expect.poll(gradient).toBe('linear-gradient 1');
    colours.add(
      await card
        .locator('svg')
        .first()
        .evaluate((icon) => getComputedStyle(icon).color),
    );
  }
  expect(colours.size).toBe(4);
});

test('a click on See How It Works shows a notice at the bottom right @s-2.21 @s-2.44 @s-4.13', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const close = page.getByRole('button', { name: 'Close notification', exact: true });
  const toast = page.getByRole('status').locator('div').filter({ has: close });
  await landing.section('hero').getByRole('button', { name: 'See How It Works', exact: true }).click();
  await expect(toast).toBeVisible();
  const box = await toast.evaluate((element) => {
    const { right, bottom, left, top } = element.getBoundingClientRect();
    return { right: document.documentElement.clientWidth - right, bottom: innerHeight - bottom, left, top };
  });
  expect(box.right).toBeLessThanOrEqual(32);
  expect(box.bottom).toBeLessThanOrEqual(48);
  expect(box.left).toBeGreaterThan(1280 / 2);
  expect(box.top).toBeGreaterThan(800 / 2);
});

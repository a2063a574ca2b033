import type { Worker } from '@playwright/test';
import { LandingPage } from '../models/landing-page';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

/** The last picture; of rings all that were painted, each place once: one is gone within a second. */
type Painted = { frames: number; dots: string[]; rings: string[]; lineEnds: string[] };

/** The worker that paints the particles, with a record of the last picture it has finished. */
async function openParticles(page: Page): Promise<{ worker: Worker; painted: () => Promise<Painted> }> {
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
      Object.assign(self, { frames, painted: { frames, ...current, rings: [...rings] } });
      current = empty();
    });
    watch('arc', ([x, y, radius]) => (radius > 10 ? rings.add(at(x, y)) : current.dots.push(at(x, y))));
    watch('lineTo', ([x, y]) => current.lineEnds.push(at(x, y)));
  });
  const painted = async () =>
    (await worker.evaluate<Painted | undefined>('self.painted')) ?? { frames: 0, dots: [], rings: [], lineEnds: [] };
  await expect.poll(async () => (await painted()).frames).toBeGreaterThan(1);
  return { worker, painted };
}

sentence('2.22', '', async ({ page }) => {
  const { worker, painted } = await openParticles(page);
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

  // A screen of 500 Hz for one second, without waiting for it.
  const frames = await worker.evaluate(async () => {
    let tick: FrameRequestCallback | undefined;
    self.requestAnimationFrame = (draw) => {
      tick = draw;
      return 1;
    };
    while (!tick) await new Promise((done) => setTimeout(done, 5));
    const count = () => Number(Reflect.get(self, 'frames'));
    const first = count();
    const start = performance.now() + 1000;
    for (let frame = 0; frame < 500; frame += 1) tick(start + frame * 2);
    return count() - first;
  });
  expect(frames).toBeGreaterThanOrEqual(118);
  expect(frames).toBeLessThanOrEqual(121);
});

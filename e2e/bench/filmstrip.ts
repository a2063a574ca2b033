import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import { openPhone } from './phone';
import type { Destination } from './visit';

const STEP_MS = 250;
const FRAME_PX = 92;
const QUALITY = 60;

type Shot = { readonly atMs: number; readonly jpeg: string };

const FILMS = 3;

/** How many steps it takes until the screen stays as it is at the end. */
const stepsOf = (frames: readonly string[]) => frames.indexOf(frames.at(-1) ?? '');

/** Films three visits of a slow phone and keeps the one in the middle: what `filmOnce` returns. */
export async function film(browser: Browser, destination: Destination, lengthMs: number): Promise<string[]> {
  const films: string[][] = [];
  while (films.length < FILMS) films.push(await filmOnce(browser, destination, lengthMs));
  return films.toSorted((a, b) => stepsOf(a) - stepsOf(b))[Math.floor(FILMS / 2)] ?? [];
}

/** Films one visit. @returns what the screen showed every 250 ms, as JPEG in base64; empty while blank */
async function filmOnce(browser: Browser, { url, token }: Destination, lengthMs: number): Promise<string[]> {
  const { page, session, context } = await openPhone(browser, url, token);
  try {
    const shots: Shot[] = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      shots.push({ atMs: (metadata.timestamp ?? 0) * 1_000, jpeg: data });
      // The browser waits for it before it sends the next one.
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 2 * FRAME_PX, maxHeight: 800 });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(lengthMs);
    const start = await page.evaluate(() => performance.timeOrigin);
    const steps = Array.from({ length: lengthMs / STEP_MS }, (_, index) => start + (index + 1) * STEP_MS);
    return steps.map((step) => shots.findLast(({ atMs }) => atMs >= start && atMs <= step)?.jpeg ?? '');
  } finally {
    await context.close();
  }
}

/** Writes the frames of a film side by side, each with its time, as one small picture. */
export async function writeStrip(browser: Browser, frames: readonly string[], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: frames.length * (FRAME_PX + 6) + 6, height: 300 } });
  const figures = frames.map((jpeg, index) => {
    const picture = jpeg === '' ? '<i></i>' : `<img alt="" src="data:image/jpeg;base64,${jpeg}">`;
    return `<figure>${picture}<figcaption>${((index + 1) * STEP_MS) / 1_000} s</figcaption></figure>`;
  });
  await page.setContent(`<!doctype html><style>body{margin:6px;display:flex;gap:6px;font:11px sans-serif;background:#888;width:max-content}
    figure{margin:0;width:${FRAME_PX}px;text-align:center}img,i{display:block;width:100%;aspect-ratio:412/823;background:#fff}
    </style>${figures.join('')}`);
  const picture = await page.locator('body').screenshot({ type: 'jpeg', quality: QUALITY });
  await page.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

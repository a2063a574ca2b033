import type { Page } from '@playwright/test';
import { join } from 'node:path';
import type { Language } from '@verdant/shared/contract';
import { TestApiClient } from '../support/api';
import { RESULTS_FOLDER } from '../support/paths';
import { enlargeText, openScreen, screens } from '../support/screens';
import { test } from '../support/test';

const STEP = 600;
const HEIGHT = 900;

type Look = {
  readonly name: string;
  readonly widths: readonly number[];
  readonly prepare?: (page: Page) => Promise<void>;
};

/** One page load in a theme and a language, and the variants (looks) that are captured from it, one after the other. */
type Visit = { readonly theme: 'dark' | 'light'; readonly language: Language; readonly looks: readonly Look[] };

const SCREEN = { forcedColors: 'none', reducedMotion: 'no-preference', media: 'screen' } as const;

/** Variants in which each screen is captured: both themes, high contrast, print, large text, another language. */
const visits: readonly Visit[] = [
  {
    theme: 'dark',
    language: 'en',
    looks: [
      { name: 'dark', widths: [320, 375, 768, 1280] },
      {
        name: 'forced-colours',
        widths: [1280],
        prepare: async (page) => page.emulateMedia({ ...SCREEN, forcedColors: 'active', reducedMotion: 'reduce' }),
      },
      { name: 'print', widths: [768], prepare: async (page) => page.emulateMedia({ ...SCREEN, media: 'print' }) },
      {
        name: 'large-text',
        widths: [768, 1280],
        prepare: async (page) => {
          await page.emulateMedia(SCREEN);
          await enlargeText(page);
        },
      },
    ],
  },
  { theme: 'light', language: 'en', looks: [{ name: 'light', widths: [320, 375, 768, 1280] }] },
  { theme: 'light', language: 'de', looks: [{ name: 'german', widths: [375, 1280] }] },
];

/** Scrolls through the page, so that all lazy content loads. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += STEP) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Takes a screenshot of the page in a window of its height. `prepare` runs twice, because a resize resets large text. */
async function takePicture(page: Page, width: number, { prepare }: Look, path: string): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await prepare?.(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await prepare?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path });
}

for (const { theme, language, looks } of visits) {
  for (const screen of screens) {
    test(`screenshots of the screen ${screen.name} are taken in the variants ${looks.map(({ name }) => name).join(', ')}`, async ({
      page,
      become,
      accountOf,
      baseURL,
    }) => {
      const { viewer } = screen;
      await become(viewer, theme);
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      if (viewer !== 'anonymous') await new TestApiClient(baseURL ?? '').speak(await accountOf(viewer), language);
      await page.setViewportSize({ width: looks[0]?.widths[0] ?? 0, height: HEIGHT });
      await openScreen(page, language === 'en' ? screen : { ...screen, heading: /./ });
      await scrollThrough(page);
      for (const look of looks) {
        for (const width of look.widths) {
          const name = `${screen.name}-${look.name}-${width}.png`;
          await takePicture(page, width, look, join(RESULTS_FOLDER, 'screens', name));
        }
      }
    });
  }
}

import type { Page } from '@playwright/test';
import { join } from 'node:path';
import type { Language } from '@verdant/shared/contract';
import { Api } from '../support/api';
import { RESULTS } from '../support/paths';
import { enlargeText } from '../support/large-text';
import { openScreen, screens } from '../support/screens';
import { test } from '../support/test';

const STEP = 600;

type Look = {
  readonly name: string;
  readonly theme: 'dark' | 'light';
  readonly widths: readonly number[];
  readonly language?: Language;
  readonly prepare?: (page: Page) => Promise<void>;
};

/** What people see: both themes, high contrast, large text, another language, paper. */
const looks: readonly Look[] = [
  { name: 'dark', theme: 'dark', widths: [320, 375, 768, 1280] },
  { name: 'light', theme: 'light', widths: [320, 375, 768, 1280] },
  { name: 'german', theme: 'light', widths: [375, 1280], language: 'de' },
  {
    name: 'forced-colours',
    theme: 'dark',
    widths: [1280],
    prepare: async (page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
  },
  { name: 'large-text', theme: 'dark', widths: [768, 1280], prepare: enlargeText },
  { name: 'print', theme: 'dark', widths: [768], prepare: async (page) => page.emulateMedia({ media: 'print' }) },
];

/** What loads when it comes into view has to come into view. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += STEP) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
}

/** The whole page, in a window as tall as it: resizing takes large text back, so that it is set again. */
async function takePicture(page: Page, width: number, { prepare }: Look, path: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await prepare?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path });
}

for (const look of looks) {
  for (const screen of screens) {
    test(`${screen.name}, ${look.name}`, async ({ page, become, accounts, baseURL }) => {
      const { viewer } = screen;
      await become(viewer, look.theme);
      const language = look.language ?? 'en';
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      if (viewer !== 'anonymous') await new Api(baseURL ?? '').speak(accounts[viewer], language);
      for (const width of look.widths) {
        await page.setViewportSize({ width, height: 900 });
        await openScreen(page, language === 'en' ? screen : { ...screen, heading: /./ });
        await look.prepare?.(page);
        await scrollThrough(page);
        const name = `${screen.name}-${look.name}-${width}.png`;
        await takePicture(page, width, look, join(RESULTS, 'screens', name));
      }
    });
  }
}

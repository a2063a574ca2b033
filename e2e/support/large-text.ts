import type { Page } from '@playwright/test';

const NORMAL_PX = 16;

/** The browser's own setting for larger text: 200 %. Unlike a font size of the root element, it changes the breakpoints. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * NORMAL_PX, fixed: 2 * NORMAL_PX } });
}

import type { Page } from '@playwright/test';

const NORMAL_PX = 16;

/** Sets the browser's text size to 200 %, which, unlike a root font size, also changes breakpoints in `em` and `rem`. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * NORMAL_PX, fixed: 2 * NORMAL_PX } });
}

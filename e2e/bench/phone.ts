import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { fillStorage } from '../support/storage';

/** A slow phone: `down` and `up` in bits per second; its processor is `slowdown` times slower than that of this machine. */
const phone = { down: 1_600_000, up: 750_000, latencyMs: 150, slowdown: 4 } as const;

const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
} as const;

export type Visitor = { readonly page: Page; readonly session: CDPSession; readonly context: BrowserContext };

/**
 * A phone with an empty cache, at no page yet.
 * @param token of a signed-in user
 * @param slow with the phone's network and processor, instead of this machine's
 */
export async function openPhone(browser: Browser, url: string, token?: string, slow = true): Promise<Visitor> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (token !== undefined) await fillStorage(page, url, { token });
  // tsx names functions with a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  if (slow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      downloadThroughput: phone.down / 8,
      uploadThroughput: phone.up / 8,
      latency: phone.latencyMs,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  }
  return { page, session, context };
}

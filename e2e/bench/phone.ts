import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { fillLocalStorage } from '../support/storage';

/** A slow phone. `down`, `up`: network speed in bit/s; `slowdown`: how much slower its processor is than this machine's. */
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

export type PhoneSession = { readonly page: Page; readonly session: CDPSession; readonly context: BrowserContext };

/**
 * Opens an empty browser tab with an empty cache and a phone's screen.
 * @param token session token of a signed-in user
 * @param slow true to simulate the network and processor of a slow phone
 */
export async function openPhone(browser: Browser, url: string, token?: string, slow = true): Promise<PhoneSession> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (token !== undefined) await fillLocalStorage(page, url, { token });
  // Defines the helper `__name`: tsx adds calls of the helper to functions, and pages do not have it.
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

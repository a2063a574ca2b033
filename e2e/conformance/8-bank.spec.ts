import type { Frame, Page } from '@playwright/test';
import { failedCalls, injectFault } from '../support/network';
import { settled } from '../support/screens';
import { expect } from '../support/test';
import { sentence } from './sentence';

const FRAME = 'main iframe';

async function openIntro(page: Page): Promise<void> {
  await page.goto('/yodlee-connect');
  await settled(page, /bank/i);
}

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue to Bank Selection', exact: true }).click();

/** The widget, opened; its messages come from its own frame and origin. */
async function openWidget(page: Page): Promise<Frame> {
  await openIntro(page);
  await proceed(page);
  const element = page.locator(FRAME);
  await expect(element).toBeVisible();
  const frame = await (await element.elementHandle()).contentFrame();
  if (!frame) throw new Error('The widget has no frame');
  // A frame begins as about:blank, which counts as loaded too.
  await frame.waitForURL((url) => url.protocol !== 'about:');
  return frame;
}

const post = (frame: Frame, message: object) => frame.evaluate((data) => parent.postMessage(data, '*'), message);

sentence(
  '7.20',
  'in a frame of its own origin, and without identifier or secret in the client',
  async ({ page, account: _account, baseURL }) => {
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      const isOurs = response.url().startsWith(`${baseURL}/`) && response.status() === 200;
      // What was replaced before it could be read is asked for once more.
      const again = async () => (await page.request.get(response.url())).text();
      if (isOurs) texts.push(response.text().catch(again));
    });
    const frame = await openWidget(page);
    expect(new URL(frame.url()).origin).not.toBe(baseURL);
    const all = await Promise.all(texts);
    expect(all.some((text) => text.includes('access_token'))).toBe(true);
    for (const text of all) expect(text).not.toMatch(/client_?(id|secret)/i);
  },
);

sentence('8.18', 'nothing to start with', async ({ page, account: _account, problems }) => {
  problems.expect(failedCalls);
  await openIntro(page);
  const alert = page.getByRole('main').getByRole('alert');
  for (const fault of [
    { status: 503, body: { detail: 'Bank connections are closed.' } },
    'network',
    { status: 200, body: {} },
  ] as const) {
    const repair = await injectFault(page, '/bank/link-session', fault);
    await page.getByRole('button', { name: /^(Continue to Bank Selection|Try Again)$/ }).click();
    await expect(alert).toHaveText('Failed to initialize Yodlee FastLink. Please try again later.');
    await repair();
  }
});

for (const [name, message, text] of [
  [
    "the widget's own message",
    { code: 'E701', message: 'Invalid value for providerId', fnToCall: 'errorHandler' },
    'Invalid value for providerId',
  ],
  [
    'none of its own',
    { code: 'E701', fnToCall: 'errorHandler' },
    'An error occurred while connecting your bank account.',
  ],
] as const) {
  sentence('8.18', name, async ({ page, account: _account }) => {
    const frame = await openWidget(page);
    await post(frame, message);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(page.locator(FRAME)).toBeHidden();
  });
}

sentence('9.9', 'the bank frame, of the sandbox', async ({ page, account: _account }) => {
  const frame = await openWidget(page);
  expect((await page.locator(FRAME).boundingBox())?.height).toBe(600);
  expect(frame.url()).toMatch(/sandbox|fastlink/i);
});

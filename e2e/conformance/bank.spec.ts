import { BankPage } from '../models/bank-page';
import { expect, test } from '../support/test';

test('the frame of the bank widget is 600 px high and of another origin, and no response contains a client secret @s-2.83 @s-7.20 @s-9.9', async ({
  page,
  account: _account,
  baseURL,
}) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(`${baseURL}/`) && response.status() === 200;
    // Requests the URL again if the browser has discarded the body of the response before the test could read it.
    const again = async () => (await page.request.get(response.url())).text();
    if (isOurs) texts.push(response.text().catch(again));
  });
  const bank = new BankPage(page);
  await bank.openWidget();
  expect((await bank.frame.boundingBox())?.height).toBe(600);
  const frame = page.frames().find((candidate) => candidate.parentFrame() !== null);
  expect(new URL(frame?.url() ?? '').origin).not.toBe(baseURL);
  expect(frame?.url()).toMatch(/sandbox|fastlink/i);
  await expect(bank.widget.locator('html')).toHaveCSS('color-scheme', 'dark');
  const all = await Promise.all(texts);
  expect(all.some((text) => text.includes('access_token'))).toBe(true);
  for (const text of all) expect(text).not.toMatch(/client_?(id|secret)/i);
});

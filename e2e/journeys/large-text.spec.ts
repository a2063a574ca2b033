import { BankPage } from '../models/bank-page';
import { enlargeText } from '../support/large-text';
import { overlappingTexts } from '../support/overlaps';
import { openScreen, overflow } from '../support/screens';
import { expect, test } from '../support/test';

/** Pages that look different with account data. */
const pages = [
  ['/dashboard', /^Welcome back, /],
  ['/spending', 'Spending'],
  ['/savings', /savings/i],
  ['/budget', /budget/i],
  ['/insights', /insights/i],
  ['/investments', /investments/i],
  ['/money/transactions', 'Transactions'],
  ['/money/accounts', 'Your accounts'],
  ['/money/measures', 'What your accounts show'],
  ['/quiz/result', 'Your result'],
] as const;

// In a browser, since only that has a layout. What pages look like without account data is in screens.spec.ts.
test('with account data, text at twice its size stays in the window at 375 pixels, and lies on no other text', async ({
  page,
  resident: _resident,
}) => {
  test.slow();
  const bank = new BankPage(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: /^Net position/ })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [path, heading] of pages) {
    await openScreen(page, { path, heading });
    // A page that is loaded anew has the usual size again.
    await enlargeText(page);
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    await expect.poll(() => overflow(page), `pixels beyond the window on ${path}`).toBeLessThanOrEqual(0);
    await expect.poll(() => overlappingTexts(page), `texts on each other on ${path}`).toEqual([]);
  }
});

import { QuizPage } from '../models/quiz-page';
import { ProfileSettings } from '../models/profile-settings';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

/* What is chosen shows in high contrast too; every screen's drawings are in screens.spec.ts. */

async function forceColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
}

test('in forced colours, a chosen option of the quiz differs from the others', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await forceColours(page);
  await quiz.open();
  const option = quiz.options.first();
  const before = await option.screenshot();
  await option.click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  expect((await option.screenshot()).equals(before)).toBe(false);
  await expect(option.locator('input')).toBeChecked();
});

test('in forced colours, a switch that is on looks different from one that is off', async ({
  page,
  account: _account,
}) => {
  const settings = new ProfileSettings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await forceColours(page);
  await settings.open();
  await settings.tab('Notifications').click();
  const marketing = settings.toggle('Marketing Emails');
  const off = await marketing.screenshot();
  await marketing.click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  expect((await marketing.screenshot()).equals(off)).toBe(false);
});

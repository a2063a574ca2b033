import type { Locator } from '@playwright/test';
import { ProfileSettings } from '../models/profile-settings';
import { QuizPage } from '../models/quiz-page';
import { expect, test } from '../support/test';

/** Clicks a control, and checks that the click changes the look of the control. */
async function expectToLookChosen(control: Locator): Promise<void> {
  const page = control.page();
  const before = await control.screenshot();
  await control.click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  expect((await control.screenshot()).equals(before)).toBe(false);
}

test('in forced colours, a chosen option and a switch that is on look different from the others', async ({
  page,
  account: _account,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const quiz = new QuizPage(page);
  await quiz.open();
  await expectToLookChosen(quiz.options.first());
  const settings = new ProfileSettings(page);
  await settings.open();
  await settings.tab('Notifications').click();
  await expectToLookChosen(settings.toggle('Marketing Emails'));
});

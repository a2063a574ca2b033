import { AnswersPage } from '../models/answers-page';
import { BankPage } from '../models/bank-page';
import { QuizPage } from '../models/quiz-page';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const QUESTION = 'Over the past 12 months, how has your spending compared with the money coming in?';
const SUGGESTED = 'I spent much less than came in';

/** Links a bank, and waits for its figures. */
async function linkBank(page: Page): Promise<void> {
  const bank = new BankPage(page);
  await bank.openWidget();
  await bank.connectAs('success');
  await expect(page.getByRole('region', { name: 'Your accounts', exact: true })).toContainText('Dag Site: as of');
}
const noteOf = (page: Page) => page.getByRole('group', { name: `Your accounts suggest: ${SUGGESTED}` });

test('an answer is suggested from a linked bank, confirmed with the keyboard, and its source shown next to the answer', async ({
  page,
  account: _account,
}) => {
  await linkBank(page);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.question).toHaveText(QUESTION);
  const note = noteOf(page);
  await expect(note).toContainText(
    /You spent \d\d% of what came in\. *From your transactions of \w+ \d{4} to \w+ \d{4}/,
  );
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(quiz.next).toBeDisabled();

  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Tab');
  await expect(note.getByRole('button', { name: 'Use this answer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: SUGGESTED })).toBeChecked();
  await expect(page.getByRole('radio', { name: SUGGESTED })).toBeFocused();
  await expect(note).toContainText('Chosen from your accounts.');

  // It is kept like any answer that was not sent yet.
  await page.reload();
  await expect(note).toContainText('Chosen from your accounts.');
  await quiz.next.click();
  for (let number = 2; number <= 10; number += 1) {
    await quiz.expectQuestion(number);
    await quiz.choose();
    await quiz.next.click();
  }
  await expect(quiz.score).toBeVisible();

  const answers = new AnswersPage(page);
  await answers.open();
  const row = answers.rows.filter({ hasText: QUESTION });
  await expect(row).toContainText(`${SUGGESTED}From your accounts`);
  await expect(page.getByText(/^From your accounts, /)).toHaveCount(1);

  await answers.change(QUESTION).click();
  await answers.options.filter({ hasText: 'About the same' }).click();
  await answers.save.click();
  await expect(answers.saved).toBeVisible();
  await expect(page.getByText(/^From your accounts, /)).toHaveCount(0);
});

test('the suggestion does not steer: another answer is one click away, before and after confirming, and on small screens @rest', async ({
  page,
  account: _account,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await linkBank(page);
  const quiz = new QuizPage(page);
  await quiz.open();
  const note = noteOf(page);
  await expect(note).toBeVisible();
  const [options, offer] = [await quiz.options.last().boundingBox(), await note.boundingBox()];
  expect((options?.y ?? 0) + (options?.height ?? 0)).toBeLessThanOrEqual(offer?.y ?? 0);
  expect((offer?.x ?? 0) + (offer?.width ?? 0)).toBeLessThanOrEqual(375);
  await note.getByRole('button', { name: 'Use this answer' }).click();
  await quiz.options.filter({ hasText: 'About the same' }).click();
  await expect(note).not.toContainText('Chosen from your accounts.');
  await quiz.next.click();
  await quiz.expectQuestion(2);
});

test('a user without a linked bank is offered nothing @rest', async ({ page, account: _account }) => {
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.question).toHaveText(QUESTION);
  await expect(quiz.options).toHaveCount(6);
  await expect(page.getByText(/accounts suggest/i)).toHaveCount(0);
  expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).not.toEqual(
    expect.arrayContaining([expect.stringContaining('/offered.')]),
  );
});

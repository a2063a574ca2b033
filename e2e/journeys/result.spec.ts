import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { personaAnswerTo, personaInArrears } from '../support/personas';
import { createAxeBuilder, expectAccessible, expectPageToFit } from '../support/page-checks';
import { endTransitions } from '../support/screens';
import { expect, test } from '../support/test';

test('a user behind on bills sees an offer of support above the quiz result, and the page is accessible in both themes', async ({
  page,
  api,
  account,
}) => {
  // Nine answers are given through the API, and the last one on the page, which then shows the result.
  const stop = (_question: unknown, given: number) => given === 9;
  await api.takeQuiz(account, (question) => personaAnswerTo(personaInArrears, question), { stop });
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.choose();
  await quiz.next.click();
  await expect(quiz.score).toBeVisible();

  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Support, if you would like it',
  );
  const result = page.getByRole('region', { name: 'Your new result' });
  await expect(result.getByRole('heading', { level: 2 }).first()).toHaveText('Do this first');
  await expect(result.getByRole('heading', { name: 'Do this first' })).toBeFocused();
  for (const theme of ['light', 'dark'] as const) {
    await new Navbar(page).switchTheme(theme);
    await endTransitions(page);
    await expectAccessible(createAxeBuilder(page), theme);
  }
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectPageToFit(page, `at ${width}`);
  }
});

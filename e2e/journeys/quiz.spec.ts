import { SignUpPage } from '../models/account-pages';
import { LandingPage } from '../models/landing-page';
import { QuizPage } from '../models/quiz-page';
import { newUser } from '../support/api';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const keep = (page: Page) => page.getByRole('button', { name: 'Keep my answer, 9 to go' });
const kept = (page: Page) => page.evaluate(() => sessionStorage.length);

async function answer(page: Page): Promise<void> {
  const landing = new LandingPage(page);
  await landing.open();
  await expect(keep(page)).toHaveCount(0);
  await landing.section('hero').getByRole('radio', { name: 'I spent a little less' }).check();
  await expect(landing.section('hero').getByText(/^Likely \d+ to \d+\.$/)).toBeVisible();
}

test('an answer given on the landing page is preserved during sign-up and counts as the first of ten', async ({
  page,
}) => {
  const responds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/adaptive-quiz/respond')) responds.push(request.postData() ?? '');
  });
  await answer(page);
  expect(await kept(page)).toBe(0);
  await keep(page).click();
  await expect(page).toHaveURL('/sign-up');
  await new SignUpPage(page).signUp(newUser());
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await expect(page.getByText('10% Complete')).toBeVisible();
  expect(responds.map((body) => /"answer":"(\w+)"/.exec(body)?.[1])).toEqual(['little_less']);
  expect(await kept(page)).toBe(0);
});

test('the dialog for resuming a quiz remains open after Escape and after a click outside of the dialog @rest', async ({
  page,
  api,
  account,
}) => {
  await api.answerQuiz(account, 1);
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.resumeDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect(quiz.resumeDialog).toBeVisible();
});

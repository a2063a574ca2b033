import { metricTitles } from '@verdant/shared/contract';
import { answerAs, strugglingPersona } from '../../server/testing/quiz-personas';
import { SignUpPage } from '../models/account-pages';
import { DashboardPage, metricCards } from '../models/dashboard-page';
import { LandingPage } from '../models/landing-page';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { newUser } from '../support/api';
import { recordCalls } from '../support/network';
import { createAxeBuilder, expectAccessible, expectPageToFit } from '../support/page-checks';
import { endTransitions } from '../support/screens';
import { expect, test } from '../support/test';

test('a stranger answers a question on the landing page, signs up, takes the rest of the quiz and sees their own dashboard @s-1.4', async ({
  page,
  api,
}) => {
  const calls = recordCalls(page);
  const landing = new LandingPage(page);
  await landing.open();
  await landing.section('hero').getByRole('radio', { name: 'I spent a little less' }).check();
  await page.getByRole('button', { name: 'Keep my answer, 9 to go' }).click();
  const person = newUser();
  await expect(page).toHaveURL('/sign-up');
  await new SignUpPage(page).signUp(person);

  const quiz = new QuizPage(page);
  await expect(page).toHaveURL('/onboarding');
  await quiz.expectQuestion(2);
  const responses = calls.filter(({ path }) => path === '/adaptive-quiz/respond').map(({ body }) => body);
  expect(responses).toEqual([
    expect.objectContaining({ response: expect.objectContaining({ answer: 'little_less' }) }),
  ]);
  await quiz.answerAll(2);

  const dashboard = new DashboardPage(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(dashboard.greeting(person.firstName)).toBeVisible();
  await expect(dashboard.subtitle).toBeVisible();

  const authorization = await page.evaluate(() => localStorage.getItem('token'));
  const { insights } = await api.insights({ ...person, authorization: authorization ?? '' });
  const panel = dashboard.panel('Financial Health Insights');
  for (const insight of insights) {
    if (insight.type === 'recommendations') await expect(panel).toContainText(insight.recommendations[0]?.title ?? '-');
    else if (insight.title === metricTitles.overall) {
      await expect(dashboard.card('Financial Health Score')).toContainText(`${Math.round(insight.value)}%`);
    }
  }
  for (const card of metricCards) await expect(dashboard.card(card)).not.toContainText('Sample data');

  const navbar = new Navbar(page);
  await expect(navbar.current).toHaveText('Overview');
  await page.reload();
  await expect(dashboard.greeting(person.firstName)).toBeVisible();
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

test('a user behind on bills sees an offer of support above the quiz result, and the page is accessible in both themes', async ({
  page,
  api,
  account,
}) => {
  // Nine answers are given through the API, and the last one on the page, which then shows the result.
  const stop = (_question: unknown, given: number) => given === 9;
  await api.takeQuiz(account, answerAs(strugglingPersona), { stop });
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.choose();
  await quiz.next.click();
  await expect(quiz.score).toBeVisible();

  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Support, if you would like it',
  );
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

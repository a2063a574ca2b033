import { metricTitles } from '@verdant/shared/contract';
import { answerAs, strugglingPersona } from '../../server/testing/quiz-personas';
import { SignInPage, SignUpPage } from '../models/account-pages';
import { DashboardPage, metricCards } from '../models/dashboard-page';
import { LandingPage } from '../models/landing-page';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { newUser } from '../support/api';
import { createAxeBuilder, expectAccessible, expectPageToFit } from '../support/page-checks';
import { endTransitions } from '../support/screens';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

test('a stranger signs up, takes the quiz and sees their own dashboard @s-1.4', async ({ page, api }) => {
  await page.goto('/');
  await page.getByRole('main').getByText('Start Free Health Check').click();
  await expect(new SignInPage(page).heading).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /account|sign up/i })
    .click();

  const person = newUser();
  const signUp = new SignUpPage(page);
  await expect(signUp.heading).toBeVisible();
  await signUp.signUp(person);

  const quiz = new QuizPage(page);
  await expect(page).toHaveURL('/onboarding');
  await expect(quiz.heading).toBeVisible();
  await quiz.answerAll();

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

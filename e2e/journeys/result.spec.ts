import { metricTitles } from '@verdant/shared/contract';
import { AnswersPage } from '../models/answers-page';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import type { Account, TestApiClient } from '../support/api';
import { personaAnswerTo, comfortablePersona, personaInArrears, type Persona } from '../support/personas';
import { createAxeBuilder, expectAccessible, expectPageToFit } from '../support/page-checks';
import { endTransitions } from '../support/screens';
import { expect, test, type Page } from '../support/test';

const SPENDING = /^Change: .*(spend|spent)/i;

/** Gives nine answers through the API and the last answer on the page, which then shows the result. */
async function finishQuiz(page: Page, api: TestApiClient, account: Account, persona: Persona): Promise<QuizPage> {
  const stop = (_question: unknown, given: number) => given === 9;
  await api.takeQuiz(account, (question) => personaAnswerTo(persona, question), { stop });
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.choose();
  await quiz.next.click();
  await expect(quiz.score).toBeVisible();
  return quiz;
}

async function overallOf(api: TestApiClient, account: Account) {
  const { insights } = await api.insights(account);
  const overall = insights.find(({ title }) => title === metricTitles.overall);
  if (overall?.type !== 'metric') throw new Error('There is no overall score');
  const list = insights.flatMap((insight) => (insight.type === 'recommendations' ? insight.recommendations : []));
  return { value: Math.round(overall.value), range: (overall.range ?? []).map(Math.round), first: list[0] };
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await new Navbar(page).switchTheme(theme);
    await endTransitions(page);
    await expectAccessible(createAxeBuilder(page), theme);
  }
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectPageToFit(page, `at ${width}`);
  }
}

test('a user behind on bills sees an offer of support above the quiz result, and the page is accessible in both themes', async ({
  page,
  api,
  account,
}) => {
  await finishQuiz(page, api, account, personaInArrears);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Support, if you would like it',
  );
  const result = page.getByRole('region', { name: 'Your new result' });
  await expect(result.getByRole('heading', { level: 2 }).first()).toHaveText('Do this first');
  await expect(result.getByRole('heading', { name: 'Do this first' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
});

test('a quiz result remains on the dashboard until it is closed, and does not change when an answer is changed @rest', async ({
  page,
  api,
  account,
}) => {
  const quiz = await finishQuiz(page, api, account, comfortablePersona);
  const { value, first } = await overallOf(api, account);
  const name = `Overall Financial Health Score ${value} of 100`;
  await expect(quiz.score).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(quiz.score).toHaveAccessibleName(name);
  await page.getByRole('link', { name: 'Insights', exact: true }).first().click();
  await expect(page).toHaveURL('/insights');
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await expect(quiz.score).toHaveAccessibleName(name);
  await quiz.closeResult.click();
  await expect(quiz.score).toHaveCount(0);
  await page.reload();
  await expect(new DashboardPage(page).card('Financial Health Score')).toBeVisible();
  await expect(quiz.score).toHaveCount(0);

  await page.getByRole('link', { name: 'Update my answers' }).first().click();
  const answers = new AnswersPage(page);
  await page.getByRole('button', { name: SPENDING }).first().click();
  // The last option is "prefer not to say"; the one before it is the unhealthiest.
  await answers.options.nth(-2).click();
  await expect(answers.effect('Overall Financial Health Score')).toContainText(/\u2212\d+ points, likely \d+ to \d+/);
  await expectAccessibleInBothThemes(page);
  await answers.save.click();
  await expect(answers.saved).toBeVisible();
  const after = await overallOf(api, account);
  expect(after.value).toBeLessThan(value);
  await page.getByRole('link', { name: 'See your result as it was' }).click();
  await expect(quiz.score).toHaveAccessibleName(name);
  await expect(page.getByRole('region', { name: 'Do this first' })).toContainText(first?.title ?? '-');
  await expect(page.getByText('You have changed one answer since. Your dashboard counts it.')).toBeVisible();
  await quiz.toDashboard.click();
  await expect(new DashboardPage(page).card('Financial Health Score')).toContainText(`${after.value}%`);
});

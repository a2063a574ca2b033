import { metricTitles } from '@verdant/shared/contract';
import { SignInPage, SignUpPage } from '../models/account-pages';
import { DashboardPage, metricCards } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { newUser } from '../support/api';
import { expect, test } from '../support/test';

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
  await quiz.answerFrom(1, 10);

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

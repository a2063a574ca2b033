import AxeBuilder from '@axe-core/playwright';
import { metricTitles } from '@verdant/shared/contract';
import { DashboardPage, metricCards } from '../models/dashboard-page';
import { QuizPage } from '../models/quiz-page';
import { QuizTaker } from '../models/quiz-taker';
import type { Account, Api } from '../support/api';
import { moveQuizzesBack } from '../support/quiz-data';
import { answerOf, comfortable, inArrears, young } from '../support/personas';
import type { Persona } from '../support/personas';
import { overflow } from '../support/screens';
import { expect, test } from '../support/test';

const QUARTER = 91;
/** Of one score. */
const DOTS = 80;

const as = (persona: Persona) => (question: Parameters<typeof answerOf>[1]) => answerOf(persona, question);

/** Two quizzes, three months apart. */
async function takeTwice(api: Api, account: Account, [before, after]: readonly [Persona, Persona]): Promise<void> {
  await api.takeQuiz(account, as(before));
  await moveQuizzesBack(account, QUARTER);
  await api.retakeQuiz(account, as(after));
}

test('the cards of a first quiz show a sample trend, those of a second one the true change', async ({
  page,
  api,
  account,
}) => {
  await api.takeQuiz(account, as(inArrears));
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  for (const title of metricCards) {
    await expect(dashboard.card(title)).toContainText('Sample trend');
    expect(await dashboard.figuresOf(title)).toMatch(/^\d{1,3}% Trending (up|down) ?[+-][\d.]+%$/);
  }
  await expect(dashboard.panel('Your scores over time')).toHaveCount(0);

  await moveQuizzesBack(account, QUARTER);
  await api.retakeQuiz(account, as(young));
  await page.reload();
  for (const title of metricCards) {
    expect(await dashboard.figuresOf(title)).toMatch(/^\d{1,3}% Trending up ?\+\d+ since \d{1,2} \w+ \d{4}$/);
    await expect(dashboard.card(title)).not.toContainText('Sample');
  }
});

test('the scores over time, with their ranges, and what changed them', async ({ page, api, account }) => {
  await takeTwice(api, account, [inArrears, young]);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const panel = dashboard.panel('Your scores over time');
  const figure = panel.getByRole('figure', { name: `${metricTitles.overall} over time` });
  await expect(figure.locator('svg path')).toHaveCount(2 * DOTS);
  await figure.getByRole('button', { name: 'View as table' }).click();
  await expect(figure.getByRole('row')).toHaveCount(1 + 2);
  await expect(figure.getByRole('row').last()).toContainText(/\d+%\s*\d+% to \d+%/);
  await panel.getByRole('heading', { name: 'What changed' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Before:' }).first()).toContainText(
    /[+\u2212]\d+\.\d points/,
  );

  await panel.getByRole('tab', { name: 'Financial Health Score' }).press('ArrowRight');
  await expect(panel.getByRole('figure', { name: `${metricTitles.emergency} over time` })).toBeVisible();
});

test('an action that is ticked, postponed or dismissed stays so after a reload, and can be put back', async ({
  page,
  api,
  account,
}) => {
  await api.takeQuiz(account, as(comfortable));
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const panel = dashboard.panel('Financial Health Insights');
  const boxes = panel.getByRole('checkbox', { name: /^I have done this: / });
  const name = (await boxes.first().getAttribute('aria-label')) ?? '';
  const title = name.replace('I have done this: ', '');
  const heading = panel.getByRole('heading', { name: title, exact: true });

  await boxes.first().press('Space');
  await expect(panel.getByText(`Marked as done: ${title}`)).toBeVisible();
  await expect(heading).toHaveCount(0);
  await page.reload();
  const fold = panel.getByText('Done or set aside (1)');
  await expect(fold).toBeVisible();
  await expect(heading).toHaveCount(0);
  await fold.click();
  await panel.getByRole('button', { name: `Put back: ${title}` }).click();
  await expect(heading).toBeVisible();
  await expect(fold).toHaveCount(0);

  // Back in its place it is the next best one, and open.
  await panel.getByRole('button', { name: `Later: ${title}` }).click();
  await panel.getByRole('button', { name: 'A month' }).click();
  await expect(heading).toHaveCount(0);
  await panel.getByRole('button', { name: `Undo: ${title}` }).click();
  await expect(heading).toBeVisible();
  await panel.getByRole('button', { name: `Not for me: ${title}` }).click();
  await panel.getByRole('button', { name: 'Already in place' }).click();
  await expect(heading).toHaveCount(0);
  await page.reload();
  await panel.getByText('Done or set aside (1)').click();
  await expect(panel.getByText('Not for me: Already in place')).toBeVisible();
});

test('help in trouble can be ticked, and is back after the next quiz', async ({ page, api, account }) => {
  await api.takeQuiz(account, as(inArrears));
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const panel = dashboard.panel('Financial Health Insights');
  const help = 'Talk to a free financial counsellor';
  await expect(panel.getByRole('button', { name: `Not for me: ${help}` })).toHaveCount(0);
  await panel.getByRole('checkbox', { name: `I have done this: ${help}` }).click();
  await expect(panel.getByRole('heading', { name: help })).toHaveCount(0);
  await moveQuizzesBack(account, QUARTER);
  await api.retakeQuiz(account, as(inArrears));
  await page.reload();
  await expect(dashboard.actions.first()).toContainText(help);
});

test('the next quiz asks about open actions', async ({ page, api, account }) => {
  await api.takeQuiz(account, as(comfortable));
  await moveQuizzesBack(account, QUARTER);
  const { insights } = await api.insights(account);
  const suggested = insights
    .flatMap((insight) => (insight.type === 'recommendations' ? insight.recommendations : []))
    .filter(({ id, essential }) => id !== undefined && !essential);
  const [first] = suggested;
  if (!first) throw new Error('Nothing was suggested');

  const quiz = new QuizPage(page);
  const taker = new QuizTaker(page);
  await quiz.open();
  await quiz.completedDialog.getByRole('button', { name: 'Restart Quiz' }).click();
  await taker.answerAll(as(comfortable));
  await expect(page.getByRole('heading', { name: 'Since your last quiz' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Last time this was suggested/ })).toHaveCount(suggested.length);
  const group = page.getByRole('group', { name: `Last time this was suggested: ${first.title}. Did you get to it?` });
  const stored = page.waitForResponse('**/adaptive-quiz/actions/**');
  await group.getByRole('radio', { name: 'Done' }).click();
  expect((await stored).status()).toBe(200);
  await quiz.toDashboard.click();
  await expect(page).toHaveURL('/dashboard');
  const panel = new DashboardPage(page).panel('Financial Health Insights');
  await panel.getByText('Done or set aside (1)').click();
  await expect(panel.getByText(first.title, { exact: true })).toBeVisible();
});

for (const [width, theme] of [
  [375, 'light'],
  [1280, 'dark'],
] as const) {
  test(`accessible and no wider than the window at ${width}, ${theme}`, async ({ page, api, account }) => {
    await takeTwice(api, account, [inArrears, comfortable]);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.setViewportSize({ width, height: 900 });
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    const panel = dashboard.panel('Financial Health Insights');
    await panel.getByRole('checkbox').first().click();
    await panel.getByText('Done or set aside (1)').click();
    await panel
      .getByRole('button', { name: /^Later: / })
      .first()
      .click();
    await expect(dashboard.panel('Your scores over time')).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });
}

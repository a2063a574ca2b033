import AxeBuilder from '@axe-core/playwright';
import { metricTitles } from '@verdant/shared/contract';
import { AnswersPage } from '../models/answers-page';
import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import type { Account, Api } from '../support/api';
import { answerOf, comfortable, inArrears, type Persona } from '../support/personas';
import { endTransitions, overflow } from '../support/screens';
import { expect, test, type Page } from '../support/test';

const SPENDING = /^Change: .*(spend|spent)/i;

/** Nine answers through the API, the last one on the page, and the result. */
async function finishQuiz(page: Page, api: Api, account: Account, persona: Persona): Promise<QuizPage> {
  await api.takeQuiz(
    account,
    (question) => answerOf(persona, question),
    (_question, given) => given === 9,
  );
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.choose();
  await quiz.next.click();
  await expect(quiz.score).toBeVisible();
  return quiz;
}

async function overallOf(api: Api, account: Account) {
  const { insights } = await api.insights(account);
  const overall = insights.find(({ title }) => title === metricTitles.overall);
  if (overall?.type !== 'metric') throw new Error('There is no overall score');
  const list = insights.flatMap((one) => (one.type === 'recommendations' ? one.recommendations : []));
  return { value: Math.round(overall.value), range: (overall.range ?? []).map(Math.round), first: list[0] };
}

async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await new Navbar(page).switchTheme(theme);
    await endTransitions(page);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
      theme,
    ).toEqual([]);
  }
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Dot plots take the new width in the next frame.
    await expect.poll(() => overflow(page), `pixels beyond the window at ${width}`).toBeLessThanOrEqual(0);
  }
}

test('after the tenth question: the score with its range, the one thing to do first, and why @rest', async ({
  page,
  api,
  account,
}) => {
  const quiz = await finishQuiz(page, api, account, comfortable);
  const { value, range, first } = await overallOf(api, account);
  await expect(quiz.score).toHaveAccessibleName(`Overall Financial Health Score ${value} of 100`);
  await expect(quiz.score).toBeFocused();
  await expect(page.getByText(`Most likely between ${range[0]} and ${range[1]}.`)).toBeVisible();
  const action = page.getByRole('region', { name: 'Do this first' });
  await expect(action).toContainText(first?.title ?? '-');
  await expect(action).toContainText(first?.description ?? '-');
  const reasons = page.getByRole('region', { name: 'What moved it most' });
  await expect(reasons.getByRole('listitem').first()).toContainText(/[+\u2212]\d+ points/);
  await expectAccessible(page);
});

test('for someone behind on bills help comes first, and nothing celebrates', async ({ page, api, account }) => {
  const quiz = await finishQuiz(page, api, account, inArrears);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings[0]).toBe('Support, if you would like it');
  expect(headings[1]).toBe('Do this first');
  await expect(page.getByRole('region', { name: 'Do this first' })).toContainText('1800 007 007');
  await expect(page.getByRole('heading', { name: 'Do this first' })).toBeFocused();
  await expect(quiz.bankButton).toHaveCount(0);
  await expectAccessible(page);
});

test('the figure counts up once, and its name is final from the start @rest', async ({ page, api, account }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const figure = document.querySelector('main h2 [aria-hidden] > :last-child')?.textContent;
      if (figure && seen.at(-1) !== figure) seen.push(figure);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const quiz = await finishQuiz(page, api, account, comfortable);
  const { value } = await overallOf(api, account);
  await expect(quiz.score).toHaveAccessibleName(`Overall Financial Health Score ${value} of 100`);
  await expect.poll(async () => (await page.evaluate<string[]>('window.seen')).at(-1)).toBe(String(value));
  const seen = (await page.evaluate<string[]>('window.seen')).map(Number);
  expect(seen.length).toBeGreaterThan(3);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('a reload and the way back show the result, which stays that of its day @rest', async ({ page, api, account }) => {
  const quiz = await finishQuiz(page, api, account, comfortable);
  const { value, first } = await overallOf(api, account);
  const name = `Overall Financial Health Score ${value} of 100`;
  await expect(page).toHaveURL(/\/quiz\/result\?check=/);
  await page.reload();
  await expect(quiz.score).toHaveAccessibleName(name);
  await expect(quiz.completedDialog).toHaveCount(0);
  await quiz.toDashboard.click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(quiz.score).toHaveAccessibleName(name);

  await page.getByRole('link', { name: 'Update my answers' }).click();
  const answers = new AnswersPage(page);
  await page.getByRole('button', { name: SPENDING }).first().click();
  await answers.options.nth(-2).click();
  await answers.save.click();
  await expect(answers.saved).toBeVisible();
  expect((await overallOf(api, account)).value).toBeLessThan(value);
  await page.getByRole('link', { name: 'See your result as it was' }).click();
  await expect(quiz.score).toHaveAccessibleName(name);
  await expect(page.getByRole('region', { name: 'Do this first' })).toContainText(first?.title ?? '-');
  await expect(page.getByText('You have changed one answer since. Your dashboard counts it.')).toBeVisible();
  await expectAccessible(page);
});

test('one answer is changed with a preview, and the dashboard follows @rest', async ({ page, api, account }) => {
  const quiz = await finishQuiz(page, api, account, comfortable);
  const before = await overallOf(api, account);
  await page.getByRole('link', { name: 'Update my answers' }).click();

  const answers = new AnswersPage(page);
  await expect(answers.heading).toBeVisible();
  await expect(answers.rows).toHaveCount(10);
  const change = page.getByRole('button', { name: SPENDING }).first();
  await change.click();
  await expect(answers.save).toBeDisabled();
  // The last option is "prefer not to say"; the one before it is the unhealthiest.
  await answers.options.nth(-2).click();
  const effect = answers.effect('Overall Financial Health Score');
  await expect(effect).toContainText(`${before.value}`);
  await expect(effect).toContainText(/\u2212\d+ points, likely \d+ to \d+/);
  expect(await overallOf(api, account), 'a preview stores nothing').toEqual(before);

  await answers.save.click();
  await expect(answers.saved).toBeVisible();
  await expect(change).toBeFocused();
  const after = await overallOf(api, account);
  expect(after.value).toBeLessThan(before.value);
  await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
  const dashboard = new DashboardPage(page);
  await expect(dashboard.card('Financial Health Score')).toContainText(`${after.value}%`);
  await expect(quiz.resumeDialog).toHaveCount(0);
});

test('the dashboard leads to the answers, which can be changed by keyboard alone @rest', async ({
  page,
  api,
  account,
}) => {
  await api.takeQuiz(account, (question) => answerOf(comfortable, question));
  await new DashboardPage(page).open();
  await page.getByRole('main').getByRole('link', { name: 'Update my answers' }).click();
  const answers = new AnswersPage(page);
  const change = page.getByRole('button', { name: SPENDING }).first();
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(answers.editor.getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('1');
  await expect(answers.options.first().getByRole('radio')).toBeChecked();
  await expect(answers.editor.getByRole('status')).toContainText(/points|stay the same/);
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await answers.save.focus();
  await page.keyboard.press('Enter');
  await expect(answers.saved).toBeVisible();
  await expect(change).toBeFocused();
  await change.click();
  await answers.options.nth(1).click();
  await expectAccessible(page);
});

test('words that call for help are answered on the spot, in view @rest', async ({ page, api, account }) => {
  const quiz = await finishQuiz(page, api, account, comfortable);
  await quiz.extras.click();
  await quiz.textarea.fill('I want to end it all');
  await page.getByRole('button', { name: 'Save these details' }).click();
  const notice = page.getByRole('region', { name: 'Support, if you would like it' });
  await expect(notice.getByRole('link', { name: 'Lifeline 13 11 14' })).toBeInViewport();
});

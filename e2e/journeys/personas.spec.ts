import { metricTitles } from '@verdant/shared/contract';
import type { Insight, Recommendation } from '@verdant/shared/contract';
import { DashboardPage } from '../models/dashboard-page';
import { QuizTaker, wordsOf, type Answered } from '../models/quiz-taker';
import type { Account, Api } from '../support/api';
import { answerOf, comfortable, inArrears, young, type Persona } from '../support/personas';
import { expect, test, type Page } from '../support/test';

/** What only someone with that kind of debt should be asked. */
const details = { bnpl: ['debt-bnpl'], homeLoan: ['debt-home-loan-rates'], help: ['debt-help'] };

type Outcome = {
  score: (title: string) => number;
  advice: Recommendation[];
};
type Lived = Outcome & {
  answered: Answered[];
  ids: string[];
  debtIds: string[];
};

const isMetric = (insight: Insight) => insight.type === 'metric';

/** What the server makes of the answers of a completed quiz. */
async function outcomeOf(api: Api, account: Account): Promise<Outcome> {
  const { insights } = await api.insights(account);
  return {
    score: (title) => insights.filter(isMetric).find((metric) => metric.title === title)?.value ?? Number.NaN,
    advice: insights.flatMap((insight) => (insight.type === 'recommendations' ? insight.recommendations : [])),
  };
}

/** Takes one user through the quiz on the page to their dashboard. */
async function live(persona: Persona, page: Page, api: Api, account: Account): Promise<Lived> {
  const answered = await new QuizTaker(page).takeQuiz((question) => answerOf(persona, question));
  const ids = answered.map(({ question }) => question.id);
  return { ...(await outcomeOf(api, account)), answered, ids, debtIds: ids.filter((id) => id.startsWith('debt-')) };
}

/** What held the score back: this user's own answers, and nothing else. */
async function expectOwnAnswers(page: Page, answered: readonly Answered[]): Promise<void> {
  const metric = new DashboardPage(page).explained(metricTitles.overall);
  await metric.locator('summary').click();
  const heading = page.getByRole('heading', { name: 'What held it back', exact: true });
  const reasons = metric.locator('div').filter({ has: heading }).last().getByRole('listitem');
  await expect(reasons.first()).toBeVisible();
  for (const reason of await reasons.all()) {
    const text = (await reason.innerText()).toLowerCase();
    const known = answered.find(({ question }) => text.includes(question.text.toLowerCase()));
    if (!known) throw new Error(`This question was not asked: ${text}`);
    for (const words of wordsOf(known)) expect(text).toContain(words.toLowerCase());
  }
}

test('someone in arrears with a payday loan is shown where to get help', async ({ page, api, account }) => {
  const { answered, ids, debtIds, score, advice } = await live(inArrears, page, api, account);

  expect(debtIds.length, 'their debts are looked at closer').toBeGreaterThanOrEqual(2);
  expect(ids.filter((id) => [...details.bnpl, ...details.homeLoan, ...details.help].includes(id))).toEqual([]);

  expect(score(metricTitles.overall)).toBeLessThan(40);
  expect(score(metricTitles.emergency)).toBeLessThan(40);
  expect(score(metricTitles.debt)).toBeLessThan(50);
  expect(score(metricTitles.investment)).toBeLessThanOrEqual(49);

  expect(advice[0]?.urgency).toBe('high');
  expect(advice.map(({ title }) => title).slice(0, 2)).toEqual([
    'Talk to a free financial counsellor',
    'Pay for home, power and food first',
  ]);
  expect(ids.filter((id) => id.startsWith('investing-') || id.startsWith('profile-risk'))).toEqual([]);
  expect(advice.map(({ title }) => title)).toContain('Find a way out of payday loans');
  expect(advice.at(-1)?.urgency).toBe('low');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.actions.first()).toContainText('High');
  await expect(dashboard.panel('Financial Health Insights')).toContainText('1800 007 007');
  await expect(dashboard.panel('Financial Health Insights')).toContainText('Catching up on bills and repayments');
  await expectOwnAnswers(page, answered);
});

/** As the pages ask the server; how a quiz goes through them, the test above shows. */
async function takenByApi(persona: Persona, api: Api) {
  const account = await api.register();
  const { answered } = await api.takeQuiz(account, (question) => answerOf(persona, question));
  return { ...(await outcomeOf(api, account)), ids: answered.map(({ id }) => id) };
}

test('someone comfortable with a home loan is left in peace about other debts', async ({ api }) => {
  const { ids, score, advice } = await takenByApi(comfortable, api);

  expect(ids.filter((id) => id.startsWith('debt-')).length, 'the home loan is looked at').toBeGreaterThanOrEqual(2);
  expect(ids.filter((id) => [...details.bnpl, ...details.help].includes(id))).toEqual([]);

  for (const title of Object.values(metricTitles)) {
    expect(score(title), title).toBeGreaterThanOrEqual(60);
    expect(score(title), title).toBeLessThan(95);
  }
  expect(advice.map(({ urgency }) => urgency)).not.toContain('high');
  expect(JSON.stringify(advice)).not.toContain('1800 007 007');
});

test('someone young with savings and no debt is asked nothing more about debts', async ({ api }) => {
  const { ids, score, advice } = await takenByApi(young, api);

  expect(ids.filter((id) => id.startsWith('debt-'))).toEqual(['debt-types']);
  expect(ids.filter((id) => id.startsWith('investing-')).length).toBeGreaterThanOrEqual(1);

  expect(score(metricTitles.debt)).toBe(100);
  expect(score(metricTitles.overall)).toBeGreaterThanOrEqual(70);
  expect(score(metricTitles.emergency)).toBeGreaterThanOrEqual(60);
  expect(advice.map(({ urgency }) => urgency)).not.toContain('high');
});

test('the three are asked different questions, and rank as a user would rank them', async ({ api }) => {
  const outcomes = await Promise.all([inArrears, comfortable, young].map(async (persona) => takenByApi(persona, api)));
  const paths = outcomes.map(({ ids }) => ids.toSorted().join());
  expect(new Set(paths).size).toBe(3);
  for (const title of [metricTitles.overall, metricTitles.debt, metricTitles.investment]) {
    const [arrears = Number.NaN, loan = Number.NaN, debtFree = Number.NaN] = outcomes.map(({ score }) => score(title));
    expect(arrears, title).toBeLessThan(Math.min(loan, debtFree) - 20);
    if (title !== metricTitles.investment) expect(loan, title).toBeLessThan(debtFree);
  }
  const [first, second, third] = outcomes.map(({ advice }) => advice.map(({ title }) => title).join());
  expect(new Set([first, second, third]).size).toBe(3);
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { metricTitles } from '@verdant/shared/contract';
import type { MetricChange, PastQuiz, QuizHistory } from '@verdant/shared/contract';
import { moneyAccount, moneyOverview } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { Dashboard } from './dashboard';
import { findMetricCard as card, openPage } from '../testing/open-page';

const INSIGHTS = 'GET /adaptive-quiz/insights';
const HISTORY = 'GET /adaptive-quiz/history';

const noon = (month: number, day: number) => new Date(2026, month - 1, day, 12).toISOString();
const august = noon(8, 12);
const november = noon(11, 22);

const change = (points: number, clear = true): MetricChange => ({ from: 60 - points, points, clear, since: august });
const insightsWith = (changed?: MetricChange) => ({
  data: {
    insights: [
      { type: 'metric', title: metricTitles.overall, value: 60, range: [54, 66], change: changed },
      { type: 'metric', title: metricTitles.debt, value: 40, range: [30, 50], change: changed && change(0.3, false) },
    ],
    investment_profile: null,
  },
});
const quiz = (completed_at: string, overall: number, debt: number): PastQuiz => ({
  id: completed_at,
  completed_at,
  status: 'scored',
  metrics: [
    { title: metricTitles.overall, value: overall, range: [overall - 6, overall + 6] },
    { title: metricTitles.debt, value: debt, range: [debt - 10, debt + 10] },
  ],
});
const first: QuizHistory = { quizzes: [quiz(november, 60, 40)], changes: [] };
const second: QuizHistory = {
  quizzes: [quiz(august, 52.4, 39.7), quiz(november, 60, 40)],
  changes: [
    {
      title: metricTitles.overall,
      change: change(7.6),
      answers: [
        {
          question_id: 'q1',
          question: 'How long would your savings last?',
          before: 'Days',
          now: 'Months',
          points: 6.2,
        },
        { question_id: 'q2', question: 'Do you have a will?', before: null, now: 'No', points: -1.1 },
      ],
    },
    { title: metricTitles.debt, change: change(0.3, false), answers: [] },
  ],
};

const open = (insights: unknown, history: unknown, answers: FakeAnswers = {}) =>
  openPage(<Dashboard />, { [INSIGHTS]: insights, [HISTORY]: history, ...answers });
const panel = async () => within(await screen.findByRole('region', { name: 'Your scores over time' }));
describe('the metric cards', () => {
  test('show a trend that is marked as a sample after the first quiz', async () => {
    open(insightsWith(), first);
    const health = await card('Financial Health Score');
    expect(health.getByText('+2%')).toBeInTheDocument();
    expect(health.getByText('Sample trend')).toBeInTheDocument();
    expect(health.queryByText('Sample data')).not.toBeInTheDocument();
    const sample = await card('Emergency Fund');
    expect(sample.getByText('Sample data')).toBeInTheDocument();
    expect(sample.queryByText('Sample trend')).not.toBeInTheDocument();
  });

  test.each([
    [change(7.6), '+8 since 12 Aug 2026', 'Trending up'],
    [change(-7.6), '\u22128 since 12 Aug 2026', 'Trending down'],
  ])('show the measured change after a later quiz: %j', async (changed, words, trend) => {
    open(insightsWith(changed), second);
    const health = await card('Financial Health Score');
    expect(health.getByText(words)).toBeInTheDocument();
    expect(health.getByText(trend)).toBeInTheDocument();
    expect(health.queryByText('Sample trend')).not.toBeInTheDocument();
    expect(health.queryByText('+2%')).not.toBeInTheDocument();
  });
});

test('the section of scores over time shows each score with its range, and the answers that changed the score', async () => {
  open(insightsWith(change(7.6)), second);
  const section = await panel();
  const figure = within(section.getByRole('figure', { name: `${metricTitles.overall} over time` }));
  expect(figure.getByText(/52% on 12 Aug 2026, 60% on 22 Nov 2026/)).toBeInTheDocument();
  await userEvent.click(figure.getByRole('button', { name: 'View as table' }));
  expect(figure.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DateScoreLikely range',
    '12 Aug 202652%46% to 58%',
    '22 Nov 202660%54% to 66%',
  ]);
  expect(section.getByRole('heading', { name: 'What changed' }).nextElementSibling).toHaveTextContent(
    '+8 since 12 Aug 2026',
  );
  expect(
    within(section.getByRole('group'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'How long would your savings last?Before:DaysNow:Months+6.2 points',
    'Do you have a will?Before:not askedNow:No\u22121.1 points',
  ]);
});

test('the scores over time are collapsed if there is account data, with the latest change visible', async () => {
  open(insightsWith(change(7.6)), second, { 'GET /money/accounts': moneyOverview(moneyAccount({ id: '1' })) });
  const section = await panel();
  expect(section.getByText('+8 since 12 Aug 2026')).toBeVisible();
  expect(section.queryByRole('figure')).not.toBeInTheDocument();
  await userEvent.click(section.getByRole('heading', { name: 'Your scores over time' }));
  expect(await section.findByRole('figure', { name: `${metricTitles.overall} over time` })).toBeVisible();
});

test('the section of scores over time links to the result of every past quiz, even of a quiz without a score', async () => {
  const silent: PastQuiz = { id: 'silent one', completed_at: august, status: 'too_little', metrics: [] };
  open(insightsWith(change(7.6)), { ...second, quizzes: [silent, ...second.quizzes] });
  const results = within((await panel()).getByRole('navigation', { name: 'Results as they were:' }));
  expect(results.getAllByRole('link').map((element) => [element.textContent, element.getAttribute('href')])).toEqual([
    ['12 Aug 2026', '/quiz/result?check=silent%20one'],
    ['12 Aug 2026 (2)', `/quiz/result?check=${encodeURIComponent(august)}`],
    ['22 Nov 2026', `/quiz/result?check=${encodeURIComponent(november)}`],
  ]);
});

test('each score over time has its own tab, and the right arrow key selects the next tab', async () => {
  open(insightsWith(change(7.6)), second);
  const section = await panel();
  section.getByRole('tab', { selected: true }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(section.getByRole('tab', { name: 'Debt Management' })).toHaveFocus();
  expect(section.getByRole('figure', { name: `${metricTitles.debt} over time` })).toBeInTheDocument();
  expect(section.getByText('No clear change')).toBeInTheDocument();
  expect(section.getByText('None of your new answers moved this score noticeably.')).toBeInTheDocument();
});

test('a quiz with too few answers is mentioned, but left out of the chart', async () => {
  const silent: PastQuiz = { id: 'silent', completed_at: noon(10, 1), status: 'too_little', metrics: [] };
  const [older, newer] = second.quizzes;
  open(insightsWith(change(7.6)), { ...second, quizzes: [older, silent, newer] });
  const section = await panel();
  expect(section.getByText('Too few answers for a score: 1 Oct 2026')).toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: 'View as table' }));
  expect(section.getAllByRole('row')).toHaveLength(1 + 2);
});

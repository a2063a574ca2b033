import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { metricTitles } from '@verdant/shared/contract';
import type { PastQuiz, QuizHistory } from '@verdant/shared/contract';
import { fakeApi, moneyAccount, renderInShell } from '@verdant/shared/testing';
import { figure, getPanelRows, openChartTable } from '../testing/page';
import { Insights } from './insights';

const cards = () => getPanelRows('Recommendations');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);

const quiz = (month: string, value: number): PastQuiz => ({
  id: month,
  completed_at: `2026-${month}-12T02:00:00.000Z`,
  status: 'scored',
  metrics: [{ title: metricTitles.overall, value, range: [value - 6, value + 6] }],
});
const changes: QuizHistory['changes'] = [
  {
    title: metricTitles.overall,
    change: { from: 52, points: 8, since: '2026-08-12T02:00:00.000Z', clear: true },
    answers: [
      { question_id: 'q1', question: 'How long would your savings last?', before: 'Days', now: 'Weeks', points: 6 },
    ],
  },
];
// Imports the chunk in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => import('./own/own-history'));
async function open(
  history: QuizHistory | (() => QuizHistory) = { quizzes: [], changes: [] },
  accounts = [moneyAccount()],
) {
  const overview = { accounts, net: [], updates: [], can_link: true };
  const api = fakeApi({ 'GET /money/accounts': overview, 'GET /adaptive-quiz/history': history });
  const view = renderInShell(<Insights />, { api });
  await waitFor(() => expect(api.calls).toHaveLength(accounts.length + 1));
  await act(async () => Promise.resolve());
  return view;
}

test('if the user has two results, the scores over time and the changes are shown in addition to the sample insights', async () => {
  await open({ quizzes: [quiz('08', 52), quiz('11', 60)], changes });
  const own = within(await screen.findByRole('region', { name: 'Your scores over time' }));
  expect(own.getByText(/52% on 12 Aug 2026, 60% on 12 Nov 2026/)).toBeVisible();
  expect(own.getByRole('heading', { name: 'What changed' }).nextElementSibling).toHaveTextContent('+8 since 12 Aug');
  expect(own.getByText('How long would your savings last?')).toBeInTheDocument();
  expect(figure('Financial health score')).toBe('78/100');
  expect(screen.getByText('Sample data')).toBeVisible();
});

test('the questions whose answers changed the score are shown in the new language when the user changes the language', async () => {
  const inFrench = changes.map((change) => ({
    ...change,
    answers: change.answers.map((answer) => ({ ...answer, question: 'Combien de temps dureraient vos économies ?' })),
  }));
  let asked = 0;
  const view = await open(() => ({
    quizzes: [quiz('08', 52), quiz('11', 60)],
    changes: (asked += 1) === 1 ? changes : inFrench,
  }));
  expect(await screen.findByText('How long would your savings last?')).toBeInTheDocument();
  act(() => view.speak('fr'));
  expect(await screen.findByText('Combien de temps dureraient vos économies ?')).toBeInTheDocument();
});

test.each([
  ['there is no account data', [quiz('08', 52), quiz('11', 60)], []],
  ['there is a single result', [quiz('11', 60)], [moneyAccount()]],
])('only the sample insights are shown if %s, and the focus does not move', async (_what, quizzes, accounts) => {
  await open({ quizzes, changes }, accounts);
  expect(screen.queryByRole('region', { name: 'Your scores over time' })).toBeNull();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('the sample insights show key metrics, a score from 65 to 78, three areas of focus and four cards @s-1.6 @s-2.92', async () => {
  await open();
  expect(figure('Financial health score')).toBe('78/100');
  expect(figure('Monthly change')).toBe('+5%');
  expect(screen.getByRole('figure')).toHaveAccessibleDescription('The health score rose from 65 in Oct to 78 in Mar.');
  const months = await openChartTable('Financial health score over time');
  expect([months[0], months.at(-1)]).toEqual([
    ['Oct', '65'],
    ['Mar', '78'],
  ]);
  const areas = getPanelRows('Areas of focus');
  expect(areas).toHaveLength(3);
  for (const area of areas) expect(area).toHaveTextContent(/\d+%/);
  expect(cards()).toHaveLength(4);
  for (const card of cards()) {
    expect(card).toHaveTextContent(/(High|Medium|Low) priority/);
    expect(figure('Impact', card)).not.toBe('');
  }
});

test("'View Details' shows one card alone and focuses its heading; going back shows all four and restores the focus @s-2.92", async () => {
  await open();
  const all = titles();
  await userEvent.click(screen.getAllByRole('button', { name: 'View Details' })[2] ?? document.body);
  expect(titles()).toEqual([all[2]]);
  expect(screen.getByText('Showing 1 of 4')).toBeVisible();
  expect(screen.getByRole('heading', { name: String(all[2]) })).toHaveFocus();
  expect(figure('Recommended action', cards()[0])).toBe('Compare the mix with your risk tolerance');

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Back to all recommendations' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(all);
  expect(screen.getAllByRole('button', { name: 'View Details' })[2]).toHaveFocus();
});

test("the 'Take Action' buttons of the recommended actions do nothing @s-1.6 @s-2.92", async () => {
  const { container, notifications } = await open();
  const before = container.textContent;
  const buttons = screen.getAllByRole('button', { name: 'Take Action' });
  expect(buttons).toHaveLength(getPanelRows('Recommended Actions').length);
  for (const button of buttons) {
    expect(button).toHaveAccessibleDescription();
    await userEvent.click(button);
  }
  expect(container.textContent).toBe(before);
  expect(notifications).toEqual([]);
});

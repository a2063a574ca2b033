import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { metricTitles } from '@verdant/shared/contract';
import type { AnswerDifference as Difference, MetricInsight } from '@verdant/shared/contract';
import { QueryProvider } from '@verdant/shared/query';
import type { FakeAnswers } from '@verdant/shared/testing';
import { AnswerDifference } from './answer-difference';
import { openPage } from '../../testing/open-page';

const GET = 'GET /adaptive-quiz/insights';
const PUT = 'PUT /adaptive-quiz/differences/emergency-months';
const UNDO = 'DELETE /adaptive-quiz/differences/emergency-months';

const metric = (name: keyof typeof metricTitles, value: number, range: [number, number]): MetricInsight => ({
  type: 'metric',
  title: metricTitles[name],
  value,
  range,
});
const before = [metric('overall', 74.2, [66, 81]), metric('emergency', 75, [63, 87]), metric('debt', 87, [79, 94])];
const after = [metric('overall', 66.4, [60.8, 72.1]), metric('emergency', 41, [36, 47]), metric('debt', 87, [79, 94])];
const difference: Difference = {
  session_id: 'session-1',
  question_id: 'emergency-months',
  question: 'How long would it last?',
  given: { label: 'Three to five months' },
  offered: {
    answer: 'one_month',
    figure: { kind: 'covered_months', value: 1.1 },
    first_month: '2026-05',
    last_month: '2026-10',
    updated_at: '2026-11-25T01:00:00.000Z',
  },
  offered_label: 'One to two months',
  metrics: after,
};
const differing = { insights: before, investment_profile: null, differences: [difference] };
const unlinked = { accounts: [], net: [], updates: [], can_link: true };
const used = { insights: after, investment_profile: null };
const kept = { insights: before, investment_profile: null };

// Imports the chunk in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => import('./answer-difference-strip'));

function open(answers: FakeAnswers = {}) {
  const { api } = openPage(
    <QueryProvider>
      <AnswerDifference />
    </QueryProvider>,
    { [GET]: differing, 'GET /money/accounts': unlinked, ...answers },
  );
  return { api, user: userEvent.setup() };
}
const strip = async () =>
  within(
    await screen.findByRole('region', {
      name: 'Your accounts say 1.1 months of spending, you said "Three to five months". Use the figure?',
    }),
  );

test('if account figure and quiz answer differ, the scores with each of them are shown, and nothing is stored', async () => {
  const { api } = open();
  const shown = await strip();
  const note =
    'Financial Health Score from 74 to 66 · Emergency Fund from 75 to 41 · Your transactions of May 2026 to October 2026, as of 25 Nov 2026.';
  expect(shown.getByText(note)).toBeVisible();
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('the button to use the account figure stores the figure, shows the new scores, and can be undone', async () => {
  const { user, api } = open({ [PUT]: used, [UNDO]: differing });
  await user.click((await strip()).getByRole('button', { name: 'Use 1.1 months' }));
  const receipt = await screen.findByRole('region', { name: 'A figure from your accounts' });
  expect(receipt).toHaveFocus();
  expect(within(receipt).getByText('Your score now uses 1.1 months, from your accounts.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Financial Health Score 66, likely 61 to 72. Emergency Fund 41.',
  );
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    session_id: 'session-1',
    decision: 'use',
    answer: 'one_month',
  });
  expect(api.calls.filter(({ path }) => path === '/adaptive-quiz/insights')).toHaveLength(1);

  await user.click(within(receipt).getByRole('button', { name: 'Undo' }));
  expect((await strip()).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your answer is back. Financial Health Score 74, likely 66 to 81. Emergency Fund 75.',
  );
});

test('after the user keeps the quiz answer, a message states when the question will be asked again', async () => {
  const { user } = open({ [PUT]: kept });
  await user.click((await strip()).getByRole('button', { name: 'Keep my answer' }));
  expect(await screen.findByText('Your score stays with your answer.')).toBeVisible();
  expect(screen.getByText('We ask again once the figure has moved by more than half a month.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep my answer' })).not.toBeInTheDocument();
});

test.each([
  [new ApiError('http', 'Conflict', { status: 409, url: '/' }), /Your figures have changed/],
  [new ApiError('network', 'Network Error', { url: '/' }), /That could not be saved/],
])('a decision that cannot be saved shows an error and reloads the insights', async (error, words) => {
  const { user, api } = open({ [PUT]: error });
  await user.click((await strip()).getByRole('button', { name: 'Use 1.1 months' }));
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(api.calls.filter(({ path }) => path === '/adaptive-quiz/insights')).toHaveLength(2));
});

test.each([
  [{ kind: 'covered_months', value: 1 } as const, 'one month of spending', 'Use one month'],
  [{ kind: 'covered_months', value: 0.3 } as const, 'about 9 days of spending', 'Use 9 days'],
  [{ kind: 'covered_months', value: 0 } as const, 'less than two days of spending', 'Use less than two days'],
  [{ kind: 'spent_percent', value: 83 } as const, 'you spend 83% of what comes in', 'Use 83%'],
])('describes the account figure %j in words', async (figure, words, button) => {
  open({ [GET]: { ...differing, differences: [{ ...difference, offered: { ...difference.offered, figure } }] } });
  expect(await screen.findByRole('heading', { name: new RegExp(`^Your accounts say ${words}`) })).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});

test('shows the date on which the current answer was taken from the accounts', async () => {
  const given = { label: 'Three to five months', source_on: '2026-06-03T01:00:00.000Z' };
  open({ [GET]: { ...differing, differences: [{ ...difference, given }] } });
  expect(await screen.findByRole('heading', { name: /came from them on 3 June 2026/ })).toBeVisible();
});

test('fetches the insights again once the first figures of a linked bank arrive', async () => {
  const update = { link_id: 'link-1', institution: 'Dag Site', failure: null };
  const times = [null, '2026-11-25T01:00:00.000Z'];
  const { api } = open({
    'GET /money/accounts': () => ({ ...unlinked, updates: [{ ...update, updated_at: times.shift() }] }),
  });
  const asked = () => api.calls.filter(({ path }) => path === '/adaptive-quiz/insights');
  await strip();
  expect(asked()).toHaveLength(1);
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('shows nothing if the answers and the accounts do not differ', async () => {
  const { api } = open({ [GET]: kept });
  await waitFor(() => expect(api.calls.some(({ path }) => path === '/adaptive-quiz/insights')).toBe(true));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

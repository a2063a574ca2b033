import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import type { ExplainedMetric, Explanation, MetricInsight } from '@verdant/shared/contract';
import { QueryProvider } from '@verdant/shared/query';
import { Dashboard } from '../dashboard';
import { ExplanationPanel } from './explanation-panel';
import { openPage } from '../../testing/open-page';

const INSIGHTS = 'GET /adaptive-quiz/insights';
const EXPLANATION = 'GET /adaptive-quiz/insights/latest/explanation';

const debt = 'Debt Management Effectiveness';
const scored: MetricInsight = { type: 'metric', title: debt, value: 47.4 };
const insights = { data: { insights: [scored], investment_profile: null } };
const explained: ExplainedMetric = {
  title: debt,
  value: 47.4,
  range: [41.5, 58.25],
  confidence: 'medium',
  basis: { answered: 6, applicable: 11 },
  limit: null,
  up: [{ question_id: 'bills', question: 'Do you pay your bills on time?', answer: 'Always', points: 8.24 }],
  down: [{ question_id: 'card', question: 'Do you carry a card balance?', answer: 'Most months', points: -5 }],
  change: null,
};
const explanationOf = (changes: Partial<ExplainedMetric> = {}, previous: string | null = null): Explanation => ({
  session_id: 'session-2',
  completed_at: '2026-11-20T02:00:00.000Z',
  previous_completed_at: previous,
  metrics: [{ ...explained, ...changes }],
});

const open = (explanation: unknown, response: unknown = insights, ui = <Dashboard />) =>
  openPage(ui, {
    [INSIGHTS]: response,
    [EXPLANATION]: explanation,
    'GET /money/accounts': { accounts: [], net: [], updates: [] },
  });
/** Renders only the panel, because rendering the whole dashboard takes much longer. */
const openAlone = (explanation: unknown) =>
  open(
    explanation,
    insights,
    <QueryProvider>
      <ExplanationPanel metrics={[scored]} insightsAt={1} />
    </QueryProvider>,
  );
const panel = async () => within(await screen.findByRole('region', { name: 'Why these scores' }));
async function row() {
  const heading = await (await panel()).findByRole('heading', { level: 3 });
  const details = heading.closest('details');
  if (!details) throw new Error('a metric is no disclosure');
  await userEvent.click(heading);
  expect(details).toHaveAttribute('open');
  return within(details);
}

const noon = new Date(2026, 2, 3, 12).toISOString();
const change = (points: number, clear: boolean) => ({ change: { from: 47.4 - points, points, clear } });
test.each<[what: string, changes: Partial<ExplainedMetric>, previous: string | null, texts: string[]]>([
  [
    'value, range, confidence and number of answers',
    {},
    null,
    ['47%', 'Likely 42 to 58 · A fair estimate', 'From 6 of 11 questions that apply to you.'],
  ],
  [
    'that no answer raised or lowered the score',
    { up: [], down: [], basis: { answered: 0, applicable: 11 } },
    null,
    [
      'None of your answers lifted it noticeably.',
      'None of your answers held it back noticeably.',
      'None of your answers is directly about this. The score is estimated from the other areas.',
    ],
  ],
  [
    'the upper limit and its reasons',
    { limit: { at: 49, reasons: ['A repayment was missed.', 'A payday loan is open.'] } },
    null,
    ['Held at 49% for now', 'A repayment was missed.', 'A payday loan is open.'],
  ],
  ['a rise', change(6.2, true), noon, ['+6 since 3 Mar 2026']],
  ['a fall', change(-6.2, true), noon, ['\u22127 since 3 Mar 2026']],
  ['an unclear rise', change(6.2, false), noon, ['+6 since 3 Mar 2026, a difference within the uncertainty']],
  ['no change', change(0.4, true), noon, ['Unchanged since 3 Mar 2026']],
  ['a rise since an unknown day', change(6.2, true), null, ['+6 since your last quiz']],
  ['no change since an unknown day', change(0, false), null, ['Unchanged since your last quiz']],
])('the row of a metric shows %s', async (_what, changes, previous, texts) => {
  openAlone(explanationOf(changes, previous));
  const metric = await row();
  for (const text of texts) expect(metric.getByText(text)).toBeInTheDocument();
});

test('the row of a metric draws a bar with the range on a scale of 100, and shows no change after the first quiz @s-2.68', async () => {
  openAlone(explanationOf());
  const metric = await row();
  expect(metric.getByRole('heading', { level: 3, name: debt })).toBeInTheDocument();
  const [bar, range] = metric.getByText('47%').parentElement?.querySelectorAll('rect') ?? [];
  expect(bar?.closest('svg')).toHaveAttribute('viewBox', '0 0 100 16');
  expect(bar).toHaveAttribute('width', '47.4');
  expect(range).toHaveAttribute('x', '41.5');
  expect(range).toHaveAttribute('width', '16.75');
  expect(metric.queryByText(/since/)).not.toBeInTheDocument();
});

test('lists the answers that raised or lowered the score, with question, answer and signed points', async () => {
  openAlone(explanationOf());
  const metric = await row();
  const [up, down] = metric.getAllByRole('listitem').map((item) => item.textContent);
  expect(up).toBe('Do you pay your bills on time?Your answer: Always+8.2 points');
  expect(down).toBe('Do you carry a card balance?Your answer: Most months\u22125.0 points');
  expect(metric.getByRole('heading', { name: 'What lifted it' }).nextElementSibling).toContainElement(
    metric.getByText(/pay your bills/),
  );
  expect(metric.getByRole('heading', { name: 'What held it back' }).nextElementSibling).toContainElement(
    metric.getByText(/card balance/),
  );
});

test('the panel shows a loading message while the reasons for the scores load, and the other sections are visible', async () => {
  open(() => new Promise(() => undefined));
  expect(await (await panel()).findByText('Loading the reasons for your scores...')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Recent Transactions' })).toBeInTheDocument();
});

test('a failed request for the reasons shows an error only inside the panel, and "Try again" loads the reasons', async () => {
  let calls = 0;
  open(() => {
    calls += 1;
    return calls <= 2 ? new ApiError('http', 'failed', { status: 500, url: EXPLANATION }) : explanationOf();
  });
  const region = await panel();
  expect(await region.findByText('The reasons for your scores could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('figure', { name: 'All your scores' })).toHaveTextContent('47%');
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByRole('heading', { level: 3, name: debt })).toBeInTheDocument();
});

test('the panel shows that the scores cannot be explained if the response of the server is invalid', async () => {
  openAlone({ metrics: [{ title: debt }] });
  expect(await (await panel()).findByText('We cannot explain these scores.')).toBeInTheDocument();
});

test('the panel is not shown, and no explanation is requested, if the insights have no metrics', async () => {
  const { api } = open(explanationOf(), { data: { insights: [], investment_profile: null } });
  await screen.findByRole('heading', { name: 'Recent Transactions' });
  expect(screen.queryByRole('region', { name: 'Why these scores' })).not.toBeInTheDocument();
  expect(api.calls.filter(({ path }) => path.endsWith('/explanation'))).toEqual([]);
});

test('the reasons for the scores are fetched again with new insights, and an expanded row remains expanded', async () => {
  let response = explanationOf();
  const { api } = open(() => response);
  const metric = await row();
  response = explanationOf({ range: [55, 66] });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await metric.findByText('Likely 55 to 66 · A fair estimate')).toBeVisible();
  expect(metric.getByText('47%').closest('details')).toHaveAttribute('open');
  expect(api.calls.filter(({ path }) => path.endsWith('/explanation'))).toHaveLength(2);
});

test('the reasons for the scores are fetched again after a change of language', async () => {
  const { api, speak } = open(explanationOf());
  await row();
  const fetched = () => api.calls.filter(({ path }) => path.endsWith('/explanation')).length;
  const before = fetched();
  act(() => speak('de'));
  await waitFor(() => expect(fetched()).toBe(before + 1));
});

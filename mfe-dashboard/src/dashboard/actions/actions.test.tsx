import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import type { Recommendation } from '@verdant/shared/contract';
import type { FakeAnswers } from '@verdant/shared/testing';
import { Dashboard } from '../dashboard';
import { openPage } from '../../testing/open-page';

const INSIGHTS = 'GET /adaptive-quiz/insights';
const PUT = 'PUT /adaptive-quiz/actions/buffer';
const DELETE = 'DELETE /adaptive-quiz/actions/buffer';

const action = (id: string | undefined, title: string, more: Partial<Recommendation> = {}): Recommendation => ({
  id,
  title,
  urgency: 'medium',
  description: `How to: ${title}`,
  estimated_impact: '',
  ...more,
});
const buffer = action('buffer', 'Build a buffer');
const help = action('help', 'Talk to a counsellor', { urgency: 'high', essential: true });
const praise = action(undefined, 'Keep your plan alive', { urgency: 'low' });
const insightsOf = (...recommendations: Recommendation[]) => ({
  data: {
    insights: [{ type: 'recommendations', title: 'Priority Actions', recommendations }],
    investment_profile: null,
  },
});

function open(responses: FakeAnswers) {
  const { api } = openPage(<Dashboard />, responses);
  const sent = () =>
    api.calls.filter(({ path }) => path.includes('/actions/')).map(({ method, body }) => [method, body]);
  return { sent, user: userEvent.setup() };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Financial Health Insights' }));
const titles = async () =>
  (await panel()).queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const button = async (name: string) => (await panel()).findByRole('button', { name, hidden: true });
const done = async (title: string) =>
  (await panel()).findByRole('checkbox', { name: `I have done this: ${title}`, hidden: true });

test('urgent help is expanded at first with its reason, steps and links, and a link with the scheme javascript is left out', async () => {
  const links = [
    { name: 'National Debt Helpline 1800 007 007', url: 'tel:1800007007' },
    { name: 'Moneysmart', url: 'https://moneysmart.gov.au/' },
  ];
  const bad = { ...buffer, links: [{ name: 'Bad', url: 'javascript:alert(1)' }] };
  const urgent = { ...help, why: 'You are behind.', steps: [{ text: 'Ring them', minutes: 20 }], links };
  open({ [INSIGHTS]: insightsOf(urgent, bad) });
  const shown = (await (await panel()).findByText('You are behind.')).closest('details');
  for (const text of ['You are behind.', 'Ring them']) expect((await panel()).getByText(text)).toBeVisible();
  expect([...(shown?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    'tel:1800007007',
    'https://moneysmart.gov.au/',
  ]);
  expect(screen.queryByText('Bad')).not.toBeInTheDocument();
});

test.each([
  ['is collapsed while a figure needs confirmation', buffer, 0],
  ['is expanded if it is essential help, even while a figure needs confirmation', help, 1],
])('the first action %s', async (_how, first, unfolded) => {
  const difference = {
    session_id: 's-1',
    question_id: 'emergency-months',
    question: 'How long?',
    given: { label: 'Three to five months' },
    offered: {
      answer: 'one_month',
      figure: { kind: 'covered_months', value: 1.1 },
      first_month: '2026-05',
      last_month: '2026-10',
      updated_at: '2026-11-25T01:00:00.000Z',
    },
    offered_label: 'One to two months',
    metrics: [],
  };
  const { data } = insightsOf(first, praise);
  open({ [INSIGHTS]: { data: { ...data, differences: [difference] } } });
  expect(await titles()).toEqual([first.title, praise.title]);
  expect(document.querySelectorAll('details[open] h4')).toHaveLength(unfolded);
});

test('the badges of high, medium and low urgency are red, yellow and green @s-2.67', async () => {
  open({ [INSIGHTS]: insightsOf(help, buffer, praise) });
  const tones = ['High', 'Medium', 'Low'].map(async (urgency) => (await panel()).getByText(urgency).parentElement);
  expect((await Promise.all(tones)).map((badge) => badge?.classList.item(badge.classList.length - 1))).toEqual([
    'bad',
    'warn',
    'good',
  ]);
});

test('an action that can become a goal links to the goal form', async () => {
  open({ [INSIGHTS]: insightsOf(help, { ...buffer, is_goal: true }) });
  const links = (await panel()).getAllByRole('link', { name: 'Make it a goal', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/savings?goal=buffer']);
});

test('an action marked as done moves to the collapsed list at once, and the next action takes its place', async () => {
  let response = insightsOf(help, buffer);
  const { user, sent } = open({
    [INSIGHTS]: () => response,
    [PUT]: () => {
      response = insightsOf(help, action('card', 'Pay the card off'), { ...buffer, state: 'done' });
      return { state: 'done' };
    },
  });
  await user.click(await done('Build a buffer'));
  expect(await titles()).not.toContain('Build a buffer');
  const notice = await screen.findByText('Marked as done: Build a buffer');
  expect((await panel()).getAllByRole('listitem')[1]).toContainElement(notice);
  expect(notice.closest('[tabindex]')).toHaveFocus();
  expect(within(notice.parentElement ?? notice).getByRole('link', { name: 'Update my answers' })).toHaveAttribute(
    'href',
    '/quiz/answers',
  );
  await waitFor(async () => expect(await titles()).toEqual(['Talk to a counsellor', 'Pay the card off']));
  expect(screen.getByText('Done or set aside (1)')).toBeInTheDocument();
  expect(sent()).toEqual([['PUT', { state: 'done' }]]);
});

test('"Later" offers delays, "Not for me" asks for a reason, and Escape closes the choices', async () => {
  const { user, sent } = open({ [INSIGHTS]: insightsOf(buffer), [PUT]: { state: 'postponed' } });
  const later = await button('Later: Build a buffer');
  await user.click(later);
  const group = await screen.findByRole('group', { name: 'Show this again in' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['A week', 'A month', 'Three months']);
  await user.keyboard('{Tab}{Escape}');
  expect(screen.queryByRole('group', { name: 'Show this again in' })).not.toBeInTheDocument();
  expect(later).toHaveFocus();

  await user.click(await button('Not for me: Build a buffer'));
  await user.click(await button('Already in place'));
  await waitFor(() => expect(sent()).toEqual([['PUT', { state: 'dismissed', reason: 'already_in_place' }]]));
});

test('undo removes the decision about an action', async () => {
  const { user, sent } = open({ [INSIGHTS]: insightsOf(buffer), [PUT]: { state: 'done' }, [DELETE]: undefined });
  await user.click(await done('Build a buffer'));
  await user.click(await button('Undo: Build a buffer'));
  expect(await titles()).toEqual(['Build a buffer']);
  await waitFor(() => expect(sent().map(([method]) => method)).toEqual(['PUT', 'DELETE']));
});

test('a decision that cannot be stored is reverted, with an error message', async () => {
  const failure = new ApiError('network', 'Network Error', { url: PUT });
  const { user } = open({ [INSIGHTS]: insightsOf(buffer), [PUT]: failure });
  await user.click(await done('Build a buffer'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be saved: Build a buffer. Please try again.',
  );
  expect(await titles()).toEqual(['Build a buffer']);
  expect(await done('Build a buffer')).not.toBeChecked();
});

test('a postponed or dismissed action is in the collapsed list, shows the decision, and can be reopened', async () => {
  const noon = new Date(2026, 11, 22, 12).toISOString();
  const { user, sent } = open({
    [INSIGHTS]: insightsOf(
      help,
      { ...buffer, state: 'postponed', until: noon },
      action('card', 'Pay the card off', { state: 'dismissed', reason: 'already_in_place' }),
    ),
    [DELETE]: undefined,
  });
  expect(await titles()).toEqual(['Talk to a counsellor']);
  const summary = await screen.findByText('Done or set aside (2)');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await user.click(summary);
  expect(screen.getByText('Back on 22 Dec 2026')).toBeInTheDocument();
  expect(screen.getByText('Not for me: Already in place')).toBeInTheDocument();
  await user.click(await button('Put back: Build a buffer'));
  await waitFor(() => expect(sent().map(([method]) => method)).toEqual(['DELETE']));
});

test('essential help cannot be dismissed, and advice without an id has no checkbox', async () => {
  open({ [INSIGHTS]: insightsOf(help, praise) });
  expect(await done('Talk to a counsellor')).toBeInTheDocument();
  expect((await panel()).queryByRole('button', { name: /^Not for me/ })).not.toBeInTheDocument();
  expect((await panel()).getAllByRole('checkbox')).toHaveLength(1);
});

test('shows the duration and amounts of an action, and its reason and steps after expanding', async () => {
  const { user } = open({
    [INSIGHTS]: insightsOf({
      ...buffer,
      metric: 'emergency',
      why: 'You said a few days.',
      amounts: '$80 a fortnight makes one month by September.',
      steps: [
        { text: 'Open an account', minutes: 10 },
        { text: 'Set up a transfer', minutes: 5 },
      ],
    }),
  });
  const row = within((await (await panel()).findByText('Build a buffer')).closest('details') ?? document.body);
  expect(row.getByText('15 min')).toBeVisible();
  expect(row.getByText('$80 a fortnight makes one month by September.')).toBeVisible();
  expect(row.getByText('You said a few days.')).not.toBeVisible();
  await user.click(row.getByText('Why, and how to start'));
  for (const text of ['You said a few days.', 'Set up a transfer']) expect(row.getByText(text)).toBeVisible();
});

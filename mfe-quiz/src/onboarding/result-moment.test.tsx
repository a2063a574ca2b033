import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, moneyAccount, renderInShell } from '@verdant/shared/testing';
import type { InsightsResult } from '@verdant/shared/contract';
import type { FakeAnswers } from '@verdant/shared/testing';
import { QuizPages } from '../testing/quiz-pages';
import {
  exampleQuestions as q,
  exampleQuizAt,
  bufferRecommendation,
  exampleResult,
  exampleInsights,
  insufficientInsights,
} from '../testing/examples';

const START = 'POST /adaptive-quiz/start';
const RESPOND = 'POST /adaptive-quiz/respond';
const EXTRAS = 'POST /adaptive-quiz/extras';
const INSIGHTS = 'GET /adaptive-quiz/insights/session-1';
const RESULT = 'GET /adaptive-quiz/sessions/session-1/result';
const MONEY = 'GET /money/accounts';
const unlinked = { accounts: [], net: [], updates: [], can_link: true };
const down = new ApiError('network', 'Network Error', { url: '/' });
const imported = moneyAccount({ source: 'import', kind: 'everyday' });
const helpline = {
  ...bufferRecommendation,
  title: 'Talk to the National Debt Helpline',
  urgency: 'high',
  essential: true,
} as const;

/** Sends the last answer to a fake server, which responds with `insights` and the fields of `result`. */
async function finish(
  insights: InsightsResult | ApiError,
  { result = {}, respond = {}, ...responses }: FakeAnswers & { result?: object; respond?: object } = {},
) {
  const table: FakeAnswers = {
    [START]: exampleQuizAt(q.scale, 9),
    [RESPOND]: { completed: true, ...respond },
    [INSIGHTS]: insights,
    [RESULT]: { ...exampleResult, extras: [q.text], ...(!(insights instanceof ApiError) && { insights }), ...result },
    ...responses,
  };
  const api = fakeApi(table);
  const user = userEvent.setup();
  const shell = renderInShell(<QuizPages />, { api, route: '/onboarding' });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  return { ...shell, api, table, user };
}

const button = (name: string) => screen.getByRole('button', { name });
const scoreHeading = () => screen.findByRole('heading', { level: 2, name: /^Overall Financial Health Score/ });

beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));
beforeEach(() => localStorage.clear());

it('shows the score with its range on the dashboard, and the first recommended action with its reason', async () => {
  const { location } = await finish(exampleInsights());
  // The accessible name of the heading contains the final figure from the start, while the visible figure still counts up.
  expect(await scoreHeading()).toHaveAccessibleName('Overall Financial Health Score 74 of 100');
  expect(await scoreHeading()).toHaveFocus();
  expect(screen.getByText('Most likely between 66 and 81.')).toBeVisible();
  const first = screen.getByRole('region', { name: 'Do this first' });
  expect(first).toHaveTextContent(bufferRecommendation.title);
  expect(first).toHaveTextContent(bufferRecommendation.description);
  expect(location()).toBe('/dashboard');
});

it('lists the answers that changed the score most', async () => {
  const moved = {
    question_id: 'bills',
    question: 'Do you pay your bills on time?',
    answer: 'Always',
    focus_area: 'Debt',
    points: 8.24,
  };
  const metric = {
    title: 'Overall Financial Health Score',
    value: 74,
    range: [66, 81],
    confidence: 'high',
    basis: { answered: 10, applicable: 10 },
    limit: null,
    up: [moved],
    down: [],
    change: null,
  };
  await finish(exampleInsights(), { result: { metrics: [metric] } });
  const reasons = await screen.findByRole('region', { name: 'What moved it most' });
  expect(reasons).toHaveTextContent('Always');
  expect(reasons).toHaveTextContent('+8 points');
  expect(within(reasons).getByText('Debt').parentElement).toHaveClass('v-debt');
});

it('counts up to the score, or shows the final score at once if the user prefers reduced motion', async () => {
  const figures = () => document.querySelector('.v-invisible + span')?.textContent;
  const { unmount } = await finish(exampleInsights());
  await scoreHeading();
  expect(Number(figures())).toBeLessThan(74);
  await waitFor(() => expect(figures()).toBe('74'));
  unmount();
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: true }));
  await finish(exampleInsights());
  await scoreHeading();
  expect(figures()).toBe('74');
});

it('shows a user who needs help the advice to call a helpline above the score, and does not animate the score', async () => {
  await finish({ ...exampleInsights({ value: 31, first: helpline }), support: ['money'] });
  await scoreHeading();
  expect(document.querySelector('.v-invisible + span')).toHaveTextContent('31');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Do this first', expect.stringMatching(/^Overall/)]);
  expect(screen.getByRole('heading', { name: 'Do this first' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Connect your bank' })).not.toBeInTheDocument();
});

it('offers to link a bank if no bank is linked', async () => {
  await finish(exampleInsights(), { [MONEY]: unlinked });
  expect(await screen.findByRole('button', { name: 'Connect your bank' })).toBeVisible();
});

it.each([
  [
    'a linked bank',
    { ...unlinked, updates: [{ link_id: 'link-1', institution: 'Dag Site', updated_at: null, failure: null }] },
  ],
  ['imported figures', { ...unlinked, accounts: [imported] }],
])('links users with %s to their figures, and does not offer to link a bank', async (_source, overview) => {
  await finish(exampleInsights(), { [MONEY]: overview });
  expect(await screen.findByRole('link', { name: 'See your figures' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('button', { name: 'Connect your bank' })).not.toBeInTheDocument();
});

it('shows no score if there are too few answers', async () => {
  await finish(insufficientInsights);
  expect(await screen.findByRole('heading', { name: 'Not enough to go on yet' })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: /^Overall/ })).not.toBeInTheDocument();
});

it('has a link to change the answers, and a button that closes the result but stays on the dashboard', async () => {
  const { user, location } = await finish(exampleInsights());
  expect(await screen.findByRole('link', { name: 'Update my answers' })).toHaveAttribute('href', '/quiz/answers');
  await user.click(button('Close this result'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Overall/ })).not.toBeInTheDocument());
  expect(location()).toBe('/dashboard');
});

it('shows support services and a link to the dashboard if the results cannot be loaded', async () => {
  const { user, location } = await finish(down, { respond: { support: ['money'] } });
  expect(await screen.findByRole('heading', { name: 'Your answers are saved' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Support, if you would like it' })).toBeVisible();
  await user.click(button('Go to Dashboard'));
  await waitFor(() => expect(location()).toBe('/dashboard'));
});

describe('optional extra answers', () => {
  const isClosed = async () => waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  const typeExtra = async (responses: FakeAnswers = {}) => {
    const page = await finish(exampleInsights(), { [EXTRAS]: { support: [] }, ...responses });
    await page.user.click(await screen.findByRole('heading', { name: 'Want more personal advice?' }));
    await page.user.click(screen.getByRole('textbox'));
    await page.user.paste('A home');
    return page;
  };

  it('are saved, and the advice is updated', async () => {
    const { user, table } = await typeExtra();
    const insights = exampleInsights({ first: { ...bufferRecommendation, title: 'Start a home deposit' } });
    table[RESULT] = { ...exampleResult, extras: [q.text], insights };
    await user.click(button('Save these details'));
    expect(await screen.findByText('Start a home deposit')).toBeVisible();
    expect(screen.getByText('Saved. Your advice is up to date.')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('are saved before the result closes', async () => {
    const { user, api } = await typeExtra();
    await user.click(button('Close this result'));
    await isClosed();
    expect(api.calls.at(-1)).toMatchObject({
      path: '/adaptive-quiz/extras',
      body: { answers: [{ answer: 'A home' }] },
    });
  });

  it('stay in the form if saving fails, and can be discarded', async () => {
    const { user } = await typeExtra({ [EXTRAS]: down });
    await user.click(button('Close this result'));
    expect(await screen.findByRole('alert')).toHaveTextContent('These details could not be saved.');
    expect(screen.getByRole('textbox')).toHaveValue('A home');
    await user.click(button('Continue without'));
    await isClosed();
  });
});

describe('a result that is opened again', () => {
  const reopen = (result: unknown, route = '/quiz/result?check=session-1') => {
    const table: FakeAnswers = { [RESULT]: result, 'GET /adaptive-quiz/sessions/latest/result': result };
    const api = fakeApi(table);
    const user = userEvent.setup();
    return { ...renderInShell(<QuizPages />, { api, route }), api, table, user };
  };

  it('shows its score without counting up, its date, and the number of answers changed since then', async () => {
    reopen({ ...exampleResult, changed: 2, extras: [q.text] });
    expect(await scoreHeading()).toHaveAccessibleName('Overall Financial Health Score 74 of 100');
    expect(document.querySelector('.v-invisible + span')).toHaveTextContent('74');
    expect(await scoreHeading()).not.toHaveFocus();
    expect(screen.getByText(/^Your check of 20 Nov 2026/)).toBeVisible();
    expect(screen.getByText('You have changed 2 answers since. Your dashboard counts them.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is the latest result if the URL has no id, and accepts extra answers', async () => {
    const { user, api } = reopen({ ...exampleResult, extras: [q.text] }, '/quiz/result');
    await user.click(await screen.findByRole('heading', { name: 'Want more personal advice?' }));
    await user.type(screen.getByRole('textbox'), 'A home');
    await user.click(button('Save these details'));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/adaptive-quiz/extras',
        body: { session_id: 'session-1', answers: [{ question_id: q.text.id, answer: 'A home' }] },
      }),
    );
  });

  it('shows help that the extra answers call for, and scrolls to the help', async () => {
    // Counts the calls of `scrollIntoView`, which jsdom does not implement.
    let scrolls = 0;
    Element.prototype.scrollIntoView = () => {
      scrolls += 1;
    };
    const { user, table, location } = reopen({ ...exampleResult, extras: [q.text] });
    table[EXTRAS] = { support: ['crisis'] };
    await user.click(await screen.findByRole('heading', { name: 'Want more personal advice?' }));
    await user.type(screen.getByRole('textbox'), 'A home');
    await user.click(button('Go to Dashboard'));
    expect(await screen.findByRole('region', { name: 'Support, if you would like it' })).toBeVisible();
    expect(scrolls).toBe(1);
    expect(location()).toBe('/quiz/result?check=session-1');
  });

  it('shows an error if loading fails, and loads again on request', async () => {
    const { user, table } = reopen(down);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your result could not be loaded.');
    table[RESULT] = exampleResult;
    await user.click(button('Try again'));
    expect(await scoreHeading()).toBeVisible();
  });

  it('offers the quiz to users who have not taken the quiz', async () => {
    reopen({ ...exampleResult, session_id: null }, '/quiz/result');
    expect(await screen.findByRole('link', { name: 'Start your health check' })).toHaveAttribute('href', '/onboarding');
  });
});

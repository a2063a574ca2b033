import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { DATA_CHANGED } from '@verdant/shared/contract';
import { testUser } from '@verdant/shared/testing';
import { Dashboard } from './dashboard';
import { findMetricCard as card, openPage } from '../testing/open-page';

const PATH = 'GET /adaptive-quiz/insights';
const insights = [
  { type: 'metric', title: 'Overall Financial Health Score', value: 70.4 },
  { type: 'metric', title: 'Emergency Fund Preparedness', value: 20 },
  { type: 'metric', title: 'Debt Management Effectiveness', value: 30 },
  { type: 'metric', title: 'Investment Readiness', value: 55 },
  {
    type: 'recommendations',
    title: 'Next steps',
    recommendations: [
      { title: 'Review insurance', urgency: 'low', description: 'Once a year.', estimated_impact: '' },
      {
        title: 'Build a buffer',
        urgency: 'high',
        description: 'Start small.',
        estimated_impact: 'Three months of expenses',
      },
    ],
  },
];
const profile = {
  investment_horizon: 'long_term',
  risk_tolerance: 'Moderate',
  preferred_focus: 'Growth',
  note: 'Less risk would fit better.',
};
const full = { data: { insights, investment_profile: profile } };
const empty = { data: { insights: [], investment_profile: null } };

const open = (response: unknown) => openPage(<Dashboard />, { [PATH]: response });
test.each([
  ['Jo', 'Jo'],
  [' ', 'User'],
])('greets a user with the first name %j as %s @s-2.59', async (first_name, name) => {
  openPage(<Dashboard />, { [PATH]: empty }, { auth: { user: { ...testUser, first_name } } });
  expect(screen.getByRole('heading', { level: 1, name: `Welcome back, ${name}` })).toBeInTheDocument();
  expect(screen.getByText("Here's an overview of your financial health")).toBeInTheDocument();
  await screen.findByText('Financial Health Score');
});

test('the metric cards show whole percentages, each with a change and a trend, and one note about the trends @s-2.64 @s-3.23 @s-4.14 @s-4.15', async () => {
  open(full);
  const health = await card('Financial Health Score');
  expect(health.getByRole('paragraph')).toHaveTextContent('70% Trending up +5%');
  // The heading has the icon of the card, and the paragraph has the arrow of the trend.
  expect(health.getByRole('heading').querySelectorAll('svg')).toHaveLength(1);
  expect(health.getByRole('paragraph').querySelectorAll('svg')).toHaveLength(1);
  expect(health.queryByText('Sample data')).not.toBeInTheDocument();
  const emergency = await card('Emergency Fund');
  expect(emergency.getByRole('paragraph')).toHaveTextContent('20% Trending down -2%');
  expect(screen.queryByText('See your own figures here')).not.toBeInTheDocument();
  expect(health.getByText('Sample trends')).toBeVisible();
  expect(screen.getAllByText(/^Sample trend/)).toHaveLength(1);
});

test.each([
  [0, 'Financial Health Score', ['Likely 62 to 78', 'A first impression, from 9 answers']],
  [1, 'Emergency Fund', ['Likely 62 to 78 · A first impression']],
])('card %d shows the likely range and the confidence of its value', async (index, title, texts) => {
  const details = { range: [62.4, 78.2], confidence: 'low', basis: { answered: 9, applicable: 49 } };
  open({ data: { insights: [{ ...insights[index], ...details }], investment_profile: null } });
  const shown = await card(title);
  for (const text of texts) expect(shown.getByText(text)).toBeInTheDocument();
});

test('before the first quiz, the cards show marked sample data and the page offers the quiz @s-2.63 @s-2.67 @s-4.16 @s-9.12', async () => {
  // Hides the first steps, which offer the quiz instead of the page until the user hides them.
  open({ data: { ...empty.data, steps_closed: true } });
  const health = await card('Financial Health Score');
  expect(health.getByRole('paragraph')).toHaveTextContent('78% Trending up +5%');
  expect(health.getByText('Sample data')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start your health check' })).toHaveAttribute('href', '/onboarding');
  expect(screen.queryByRole('heading', { name: 'Financial Health Insights' })).not.toBeInTheDocument();
});

test('the insights panel shows the investment profile and the actions, the most urgent first, with one action open at a time @s-2.67 @s-3.15', async () => {
  open(full);
  const panel = within(await screen.findByRole('region', { name: 'Financial Health Insights' }));
  expect(panel.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
    'Build a buffer',
    'Review insurance',
  ]);
  expect(panel.getByText('Three months of expenses')).toBeInTheDocument();
  expect(panel.getByText('High')).toBeInTheDocument();
  expect(panel.getByText('Long term')).toBeInTheDocument();
  expect(panel.getByText('Less risk would fit better.')).toBeInTheDocument();
  expect(panel.getByText(/^General information only/)).toBeInTheDocument();

  const [first, second] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Next best action.*Build a buffer/);
  const groups = [first, second].map((item) => within(item ?? document.body).getByRole('group'));
  expect(groups[0]).toHaveAttribute('open');
  expect(groups[1]).not.toHaveAttribute('open');
  expect(second).not.toHaveTextContent('Next best action');
  expect(within(second ?? document.body).getByText('Once a year.')).not.toBeVisible();
  await userEvent.click(within(second ?? document.body).getByRole('heading', { level: 4 }));
  await waitFor(() => expect(groups[0]).not.toHaveAttribute('open'));
  expect(groups[1]).toHaveAttribute('open');
});

test('shows the scores, the actions, the reasons and the panels, in that order, if there is no account data', async () => {
  open(full);
  await screen.findByRole('region', { name: 'Recent Transactions' });
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Key metrics',
    'Financial Health Insights',
    'Why these scores',
    'Recent Transactions',
    'Spending by Category',
    'Savings Goals Progress',
    'Connect Your Bank Account',
  ]);
});

test('the chart of scores has a scale from 0% to 100%, and includes every metric @s-2.68', async () => {
  open({ data: { insights: [...insights, { type: 'metric', title: 'Insurance Cover', value: 12 }] } });
  const figure = await screen.findByRole('figure', { name: 'All your scores' });
  expect(figure).toHaveAccessibleDescription(
    'Your scores run from 12% (Insurance Cover) to 70% (Overall Financial Health Score). Each is an estimate, so scores close together may be in a different order.',
  );
  expect(within(figure).getByText('Score (%)').parentElement).toHaveTextContent('0%Score (%)100%');
  await userEvent.click(within(figure).getByRole('button', { name: 'View as table' }));
  expect(within(figure).getAllByRole('row')).toHaveLength(1 + 5);
});

test('a failed request shows an error banner, and a retry loads the insights @s-2.60 @s-4.14 @s-8.15', async () => {
  const failure = new ApiError('http', 'failed', { status: 500, url: PATH });
  let calls = 0;
  open(() => {
    calls += 1;
    return calls <= 2 ? failure : full;
  });
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('Failed to load financial insights. Please try again.');
  expect(screen.queryByText('See your own figures here')).not.toBeInTheDocument();
  await userEvent.click(within(banner).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Financial Health Insights' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('after a change of data, the dashboard shows a loading state instead of outdated figures @s-2.61 @s-4.14', async () => {
  const first = open(full);
  expect((await card('Emergency Fund')).getByRole('paragraph')).toHaveTextContent('20%');
  first.unmount();
  dispatchEvent(new Event(DATA_CHANGED));
  open(() => new Promise(() => undefined));
  expect(screen.getByText('Loading your dashboard...')).toBeInTheDocument();
  expect(document.querySelectorAll('.skeletonCard')).toHaveLength(4);
  expect(document.querySelectorAll('.skeletonPanel')).not.toHaveLength(0);
  expect(screen.queryByText('Emergency Fund')).not.toBeInTheDocument();
});

test('shows four sample transactions, marked as sample data @s-2.66 @s-2.69 @s-3.26 @s-9.15 @s-9.16', async () => {
  open(empty);
  const panel = within(await screen.findByRole('region', { name: 'Recent Transactions' }));
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/15 Mar 2024.*\u2212A\$156\.32/),
    expect.stringMatching(/14 Mar 2024.*\+A\$5,200\.00/),
    expect.stringMatching(/12 Mar 2024.*\u2212A\$187\.45/),
    expect.stringMatching(/10 Mar 2024.*\u2212A\$1,000\.00/),
  ]);
  for (const category of [/Food & Dining/, /Income/, /Utilities/, /Investment/]) {
    expect(panel.getByText(category)).toBeInTheDocument();
  }
  expect(panel.getByText('+A$5,200.00')).toBeInTheDocument();
  expect(panel.getByText('Sample data')).toBeInTheDocument();
});

describe('a panel with a dialog for details', () => {
  // Fakes modal dialogs, which jsdom does not implement; browser tests cover real modal dialogs.
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });

  test.each([
    ['Recent Transactions', 'Transactions'],
    ['Spending by Category', 'Spending Analysis'],
    ['Savings Goals Progress', 'Savings Goals'],
  ])('a click on the panel %s or on its button opens the dialog %s @s-2.70', async (title, dialogTitle) => {
    open(empty);
    await userEvent.click(await screen.findByRole('heading', { name: title }));
    const dialog = screen.getByRole('dialog', { name: dialogTitle });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: `Open details: ${title}` }));
    expect(screen.getByRole('dialog', { name: dialogTitle })).toBeInTheDocument();
  });

  test.each([
    ['View all', '/transactions'],
    ['Manage Goals', '/goals'],
  ])('a click on the link %s follows the link without opening the dialog @s-2.12 @s-2.69', async (name, place) => {
    const { location } = open(empty);
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(location()).toBe(place);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a click on a chart button does not open the dialog', async () => {
    open(empty);
    const panel = within(await screen.findByRole('region', { name: 'Spending by Category' }));
    await userEvent.click(panel.getByRole('button', { name: 'View as table' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(panel.getByRole('row', { name: 'Housing $1,610 35%' })).toBeInTheDocument();
  });

  test.each(['Got it!', 'Notify me'])(
    'the dialog about bank connections lists the planned features, and the button "%s" closes the dialog @s-2.71 @s-2.72',
    async (name) => {
      const { notifications } = open(empty);
      await userEvent.click(await screen.findByRole('button', { name: 'Connect Bank Account' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Coming Soon!' }));
      expect(dialog.getByText('Open Banking Integration')).toBeInTheDocument();
      expect(dialog.getByText('Under Development')).toBeInTheDocument();
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Real-time transaction analysis',
        'Automated spending categorization',
        'Personalized savings recommendations',
      ]);
      await userEvent.click(dialog.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(notifications).toEqual([]);
    },
  );

  const unlinked = { accounts: [], net: [], updates: [] };
  const unavailable = new ApiError('http', 'failed', { status: 503, url: '/' });
  test.each([
    ['can link banks', { ...unlinked, can_link: true }, 'Try it now'],
    ['cannot link banks', { ...unlinked, can_link: false }, undefined],
    ['does not respond', unavailable, undefined],
  ])(
    'the dialog about bank connections has a link only if banks can be linked: the server %s (case %#)',
    async (_how, overview, link) => {
      openPage(<Dashboard />, { [PATH]: empty, 'GET /money/accounts': overview });
      const offer = await screen.findByRole('button', { name: 'Connect Bank Account' });
      await userEvent.click(offer);
      const dialog = within(await screen.findByRole('dialog', { name: 'Coming Soon!' }));
      expect(dialog.queryByRole('link')?.textContent).toBe(link);
      expect(dialog.queryAllByText(/^A first version is open already/)).toHaveLength(link ? 1 : 0);
    },
  );
});

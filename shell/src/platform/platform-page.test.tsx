import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteVitals } from '@verdant/federation/contract';
import { ApiError } from '@verdant/shared/api';
import { fakeApi } from '@verdant/shared/testing';
import { exampleHealth, exampleHealthEntry as remote } from './testing/health-examples';
import { renderPlatformPage } from './testing/render-platform-page';

const figures = { loaded: 18, recovered: 1, fell_back: 0, failed: 1, threw: 2, p75_ms: 1_234 };
const missing = {
  version: '1.1.0',
  stage: 'chunk',
  reason: 'missing',
  finding: 'http-404',
  chunk: 'page-totals',
  status: 404,
  browsers: [
    { name: 'chrome 140', count: 2 },
    { name: 'firefox 143', count: 1 },
  ],
  count: 3,
};
const rollback = { from: '1.1.0', to: null, percent: null, reason: 'totals', by: 'abc', at: '2026-03-05T12:00:00Z' };
const quiz = remote('mfe-quiz', {
  stable: '1.1.0',
  canary: { version: '1.2.0', percent: 10 },
  ...figures,
  releases: [
    { version: '1.1.0', ...figures, served: 22, silent: 3, steps: [{ at: '2026-03-05T13:00:00.000Z', ...figures }] },
  ],
  failures: [
    missing,
    { ...missing, stage: 'render', reason: 'error', finding: null, chunk: null, status: null, browsers: [], count: 1 },
  ],
  switches: [{ ...rollback, action: 'rollback' }],
});
const health = exampleHealth([remote('mfe-account'), quiz]);

const thrown = {
  message: 'TypeError: goal [number] is missing',
  file: 'src/totals/totals.tsx',
  line: 12,
  stack: ['src/totals/totals.tsx:12 (join)', 'src/totals/list.tsx:3'],
  first_version: '1.0.0',
  last_version: '1.1.0',
  last_at: '2026-03-05T13:00:00.000Z',
  count: 3,
  browsers: [{ name: 'chrome 140', count: 3 }],
};
const show = (
  response: unknown,
  route = '/platform',
  errors: unknown = { errors: [] },
  vitals: unknown = { vitals: [] },
) =>
  renderPlatformPage({
    api: fakeApi({
      'GET /remote-health?range=24h': response,
      'GET /remote-health?range=7d': response,
      'GET /remote-health/mfe-quiz/errors?range=24h': errors,
      'GET /remote-health/mfe-quiz/errors?range=7d': errors,
      'GET /remote-health/mfe-quiz/vitals?range=24h': vitals,
      'GET /remote-health/mfe-quiz/vitals?range=7d': vitals,
    }),
    route,
  });
const cells = (table: string) =>
  within(within(screen.getByRole('region', { name: `${table}: table` })).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('all remotes are listed, and the details of the remote with the most loads are shown', async () => {
  show(health);
  expect(screen.getByRole('status')).toHaveTextContent('Fetching the figures');
  await screen.findByRole('heading', { name: 'mfe-quiz' });
  expect(cells('Remotes')).toEqual([
    ['mfe-account', '0.1.0 (build next to the server)', '0', '–', '0', '0', '–'],
    ['mfe-quiz', '1.1.0; 1.2.0 for 10%', '20', '5.00%', '0', '2', '1,234 ms'],
  ]);
  expect(cells('Failures by reason')).toEqual([
    ['1.1.0', 'chunk', 'missing', 'http-404', 'page-totals', '404', 'chrome 140 (2), firefox 143 (1)', '3'],
    ['1.1.0', 'render', 'error', '–', '–', '–', '–', '1'],
  ]);
  expect(cells('Releases in this time')).toEqual([['1.1.0', '20', '5.00%', '0', '2', '1,234 ms', '3 of 22']]);
  expect(cells('Who released what').map(([, ...rest]) => rest)).toEqual([
    ['Rolled back from 1.1.0 to 0.1.0 (build next to the server)', 'key abc', 'totals'],
  ]);
  for (const chart of ['Load time (p75)', 'Pages', 'Failures and fallbacks']) {
    expect(screen.getByRole('figure', { name: chart })).toBeInTheDocument();
  }
});

test('LCP, INP and CLS are listed by page and release, each with its rating in words', async () => {
  const vital = (changes: Partial<RemoteVitals['vitals'][number]>): RemoteVitals['vitals'][number] => ({
    path: '/onboarding',
    version: '1.1.0',
    vital: 'LCP',
    p75: 2_500,
    visits: 40,
    steps: [],
    ...changes,
  });
  const vitals = [
    vital({}),
    vital({ vital: 'CLS', p75: 0.25 }),
    vital({ vital: 'INP', p75: 501, visits: 31 }),
    vital({ path: '/goals/:id', vital: 'INP', p75: 201, visits: 2 }),
  ];
  show(health, '/platform', undefined, { vitals });
  await screen.findByText('/goals/:id');
  expect(cells('Speed for real users')).toEqual([
    ['/onboarding', '1.1.0', '2,500 ms good', '501 ms poor', '0.25 needs improvement', '40'],
    ['/goals/:id', '1.1.0', '–', '201 ms needs improvement', '–', '2'],
  ]);
});

test('errors in the code of a remote are listed with source location, releases and browsers', async () => {
  const once = { ...thrown, message: 'RangeError: x', file: null, line: null, stack: [], first_version: '1.1.0' };
  show(health, '/platform', { errors: [thrown, once] });
  await screen.findByText('src/totals/totals.tsx:12');
  expect(cells('Errors in its code').map(([, ...rest]) => rest)).toEqual([
    ['1.0.0 to 1.1.0', 'chrome 140 (3)', '3'],
    ['1.1.0', 'chrome 140 (3)', '3'],
  ]);
  await userEvent.click(screen.getByText('All places'));
  expect(screen.getByText('src/totals/list.tsx:3')).toBeVisible();
});

const noResponse = new ApiError('http', 'refused', { status: 503, url: '' });
test.each<[list: string, errors: unknown, vitals: unknown, text: string | RegExp]>([
  ['empty figures', undefined, { vitals: [] }, 'No visit was measured in this time.'],
  ['figures without a response', undefined, noResponse, /^The figures could not be fetched. Refresh/],
  ['no errors', { errors: [] }, undefined, 'Nothing was thrown in this time.'],
  ['errors without a response', noResponse, undefined, /^The errors could not be fetched/],
])('a message is shown for %s', async (_list, errors, vitals, text) => {
  show(health, '/platform', errors, vitals);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the history of a rollback without an earlier release states that visitors get none of the pages', async () => {
  const action = { percent: null, reason: 'r', by: 'abc' };
  const outside = remote('mfe-goals', {
    built: null,
    switches: [
      { ...action, action: 'automatic', from: '0.1.0', to: null, by: 'server', at: '2026-03-05T13:00:00Z' },
      { ...action, action: 'activate', from: null, to: '0.1.0', at: '2026-03-05T12:00:00Z' },
    ],
  });
  show({ ...health, remotes: [outside, remote('mfe-none', { built: null })] }, '/platform?remote=mfe-goals');
  await screen.findByRole('heading', { name: 'mfe-goals' });
  expect(cells('Who released what').map(([, did]) => did)).toEqual([
    'Rolled back automatically from 0.1.0 to nothing (visitors get none of its pages)',
    'Activated 0.1.0',
  ]);
  expect(document.body).not.toHaveTextContent('next to the server');
});

test('the selected remote and time range are read from the URL, and a new selection is written to the URL', async () => {
  const { location } = show(health, '/platform?range=7d&remote=mfe-account');
  await screen.findByRole('heading', { name: 'mfe-account' });
  expect(screen.getByRole('tab', { name: '7 days' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: '24 hours' }));
  expect(location()).toBe('/platform?range=24h&remote=mfe-account');
});

test('a remote without reports shows an empty state', async () => {
  show(health, '/platform?remote=mfe-account');
  expect(await screen.findByRole('heading', { name: 'No loads in this time' })).toBeInTheDocument();
  expect(screen.getByText(/^Nothing was released/)).toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

const refused = (status: number) => new ApiError('http', 'refused', { status, url: '/remote-health' });

test.each([
  [401, 'Sign in with the account of a developer to see this page.'],
  [403, 'This page is for developers of this server. An operator lists them in VERDANT_DEVELOPERS.'],
  [503, 'The figures could not be fetched.'],
])('a response with status %d is explained', async (status, text) => {
  show(refused(status));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('earlier data stays visible during a refresh, and disappears if the refresh fails, until a next attempt succeeds', async () => {
  let respond: (response: unknown) => void = () => undefined;
  const responses: unknown[] = [health];
  show(() => responses.shift() ?? new Promise((resolve) => (respond = resolve)));
  await screen.findByRole('heading', { name: 'mfe-quiz' });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(screen.getByRole('heading', { name: 'mfe-quiz' })).toBeInTheDocument();
  respond(refused(503));
  expect(await screen.findByText('The figures could not be fetched.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'mfe-quiz' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toHaveTextContent('Fetching the figures');
  respond(health);
  expect(await screen.findByRole('heading', { name: 'mfe-quiz' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

import { act, render, screen } from '@testing-library/react';
import { createLoadHistory } from '@verdant/federation/browser';
import { AllUsersLoads, TabLoads } from './load-tables';

const event = {
  remote: 'mfe-quiz',
  version: '1.0.0',
  stage: 'chunk',
  reason: 'missing',
  outcome: 'failed',
  attempt: 1,
} as const;
const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

test('loads that failed or recovered in this browser tab are listed immediately, newest first', () => {
  const history = createLoadHistory();
  render(<TabLoads history={history} />);
  expect(screen.getByText('Nothing failed.')).toBeTruthy();
  act(() => history.add({ ...event, outcome: 'loaded', reason: 'none' }));
  expect(screen.getByText('Nothing failed.')).toBeTruthy();
  act(() => history.add({ ...event, detail: 'http-404', chunk_id: 'page-onboarding', status: 404 }));
  act(() => history.add({ ...event, outcome: 'recovered' }));
  expect(cells().map(([remote, , ...rest]) => [remote, ...rest])).toEqual([
    ['Remote', 'Outcome', 'Stage', 'Reason', 'Chunk', 'Status'],
    ['mfe-quiz 1.0.0', 'recovered', 'chunk', 'missing', '', ''],
    ['mfe-quiz 1.0.0', 'failed', 'chunk', 'missing (http-404)', 'page-onboarding', '404'],
  ]);
});

test('load counts of all users are fetched with the stored token, and a failed request is reported', async () => {
  localStorage.setItem('token', 'bearer abc');
  const counts = { loaded: 40, recovered: 3, fell_back: 2, failed: 1, threw: 5, p75_ms: null, served: 0, silent: 0 };
  const release = { version: '1.0.0', ...counts, steps: [] };
  const versions = { stable: '1.0.0', canary: null, built: null, earlier: [], frozen: false };
  const remote = {
    name: 'mfe-quiz',
    ...versions,
    ...counts,
    releases: [release],
    failures: [],
    switches: [],
    published: [],
  };
  const health = { range: '24h', from: '', to: '', step_hours: 1, may_operate: false, remotes: [remote] };
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(health));
  const { rerender } = render(<AllUsersLoads asked={1} />);
  await screen.findByRole('table');
  expect(cells()[1]).toEqual(['mfe-quiz 1.0.0', '40', '3', '2', '1', '5']);
  expect(asked.mock.calls[0]?.[1]?.headers).toEqual({ Authorization: 'bearer abc' });
  localStorage.clear();
  asked.mockImplementation(async () => new Response('no', { status: 503 }));
  rerender(<AllUsersLoads asked={2} />);
  await screen.findByText('The server does not respond.');
});

test.each([
  [401, 'Sign in with the account of a developer to see this.'],
  [403, 'This account is not that of a developer.'],
])('load counts are refused to users who are not developers: %i @g-debug-developers', async (status, text) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status }));
  render(<AllUsersLoads asked={1} />);
  expect(await screen.findByText(text)).toBeVisible();
});

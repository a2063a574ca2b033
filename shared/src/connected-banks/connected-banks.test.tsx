import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import type { BankLink, MoneyOverview, MoneyUpdate } from '@verdant/shared/contract';
import { fakeApi, moneyOverview, moneyUpdate, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { ConnectedBanks } from './connected-banks';

const link: BankLink = {
  id: 'link-1',
  institution: 'Dag Site',
  accounts: [{ id: '1', name: 'Bonus Saver', masked_number: 'xxxx4821', type: 'SAVINGS', currency: 'AUD' }],
  status: 'active',
  consent: {
    since: '2026-11-21T01:00:00.000Z',
    until: '2027-11-21T01:00:00.000Z',
    scope: ['accounts', 'transactions'],
  },
};
const AT = '2026-11-22T01:00:00.000Z';
const overview = (update: Partial<MoneyUpdate> = {}): MoneyOverview => ({
  ...moneyOverview(),
  updates: [moneyUpdate({ institution: 'Dag Site', updated_at: AT, read_at: AT, ...update })],
});
const down = new ApiError('http', 'Request failed with status code 503', { status: 503, url: '/' });

function open(responses: FakeAnswers = {}) {
  const api = fakeApi({
    'GET /bank/links': { links: [link] },
    'GET /money/accounts': overview(),
    'DELETE /bank/links/link-1': undefined,
    ...responses,
  });
  renderInShell(<ConnectedBanks connectAt="/connect" />, { api });
  return api;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a connected bank shows which data it shares, the start and end of the consent, and the time of the last update', async () => {
  open();
  expect(await screen.findByRole('heading', { name: /^Dag Site/ })).toBeVisible();
  expect(screen.getByText('ending 4821')).toBeVisible();
  expect(screen.getByText('You agreed to share: accounts and balances, transactions')).toBeVisible();
  expect(screen.getByText(/^Shared since .*2026, until .*2027$/)).toBeVisible();
  expect(screen.getByText(/^Last updated .*2026/)).toBeVisible();
});

test.each([
  [{ updated_at: null }, /first figures are being fetched/],
  [{ failure: 'unavailable' }, /did not respond at the last update\. Your figures are still those from .*2026/],
  [{ failure: 'unavailable', updated_at: null }, /has not responded yet/],
  [{ failure: 'consent' }, /needs your consent again/],
] as const)('the state of an update with %j is explained', async (update, words) => {
  open({ 'GET /money/accounts': overview(update) });
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['the bank needs the user', overview({ asked: 'input' }), /needs something from you first/, /^Last updated/],
  ['the last request was minutes ago', overview({ asked: 'recent' }), /only minutes ago/, /^Last updated/],
  ['the bank is still sending', overview({ asked: 'running' }), /still sending/, /^Last updated/],
  ['a bank fails', overview({ failure: 'unavailable' }), /Not every bank could be refreshed/, /are still those from/],
  ['the whole refresh fails', down, /We have kept the earlier ones/, /^Last updated/],
])('a refresh in which %s is explained, and the earlier figures stay', async (_what, response, words, age) => {
  open({ 'POST /money/refresh': response });
  await press('Refresh now');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(age)).toBeVisible();
});

test('the banks are listed even if the times of their updates are missing', async () => {
  open({ 'GET /money/accounts': down });
  expect(await screen.findByRole('heading', { name: /^Dag Site/ })).toBeVisible();
  expect(screen.queryByText(/^Last updated/)).not.toBeInTheDocument();
});

test.each([[true], [false]])(
  'the link to add a bank is shown only if the server can link banks: %s',
  async (canLink) => {
    open({ 'GET /bank/links': { links: [] }, 'GET /money/accounts': { ...overview(), can_link: canLink } });
    expect(await screen.findByText('No bank is linked.')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Link a bank' })).toHaveLength(canLink ? 1 : 0);
  },
);

describe('disconnecting a bank', () => {
  const answer = async (name: string, responses: FakeAnswers = {}) => {
    const api = open(responses);
    await press('Disconnect Dag Site');
    const dialog = within(screen.getByRole('dialog', { name: 'Disconnect Dag Site?' }));
    expect(dialog.getByText(/we delete its accounts, balances and transactions/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name }));
    return { api, dialog };
  };

  test('shows that the data is deleted, and removes the bank from the list', async () => {
    await answer('Disconnect');
    expect(await screen.findByText(/^Dag Site is disconnected\..*are deleted\.$/)).toBeVisible();
    expect(screen.getByText('No bank is linked.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Link a bank' })).toHaveAttribute('href', '/connect');
  });

  test('sends no request if the user decides to stay connected', async () => {
    const { api } = await answer('Keep it linked');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('shows the error in the dialog, and leaves the bank in the list, if the request fails', async () => {
    const { dialog } = await answer('Disconnect', { 'DELETE /bank/links/link-1': down });
    expect(await dialog.findByRole('alert')).toHaveTextContent('The bank could not be disconnected. Please try again.');
    expect(screen.getByRole('heading', { name: /^Dag Site/ })).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { fakeApi, moneyAccount, moneyOverview, renderInShell } from '@verdant/shared/testing';
import { Banks } from './banks';

const open = (...accounts: ReturnType<typeof moneyAccount>[]) =>
  renderInShell(<Banks />, {
    api: fakeApi({ 'GET /bank/links': { links: [] }, 'GET /money/accounts': moneyOverview(...accounts) }),
  });
const section = async () => within(await screen.findByRole('region', { name: 'Other accounts' }));
const linksOf = async () =>
  (await section()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('the section "Other accounts" lists imported and manual accounts with their source, and the date of an imported balance', async () => {
  open(
    moneyAccount({ id: '1', name: 'Everyday', source: 'import', balance_on: '2026-11-20' }),
    moneyAccount({ id: '2', name: 'Super', source: 'manual', balance_on: null }),
  );
  await screen.findByText('Everyday');
  expect((await section()).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Everyday From a file, as of 20 Nov 2026',
    'Super Entered by you',
  ]);
  expect(await linksOf()).toEqual([
    ['Change accounts or add a file', '/money/import'],
    ['All your accounts with their balances', '/money/accounts'],
  ]);
});

test('the section "Other accounts" has no list, but a link for adding a bank file, if there is no account', async () => {
  open();
  expect((await linksOf())[0]).toEqual(['Add a file from your bank', '/money/import']);
  expect((await section()).queryByRole('list')).not.toBeInTheDocument();
});

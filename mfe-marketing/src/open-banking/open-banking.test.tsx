import { screen, within } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { OpenBanking } from './open-banking';

it('lists six different banks and the three points @s-2.32', () => {
  renderInShell(<OpenBanking />);
  const [points = [], banks = []] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  const titles = points.map((point) => within(point).getByRole('heading').textContent);
  expect(titles).toEqual(['Secure Connection', 'Instant Updates', 'Full Overview']);
  expect(banks.map((bank) => bank.lastChild?.textContent)).toEqual([
    'Commonwealth Bank',
    'Westpac',
    'NAB',
    'ANZ',
    'Macquarie Bank',
    'Bendigo Bank',
  ]);
});

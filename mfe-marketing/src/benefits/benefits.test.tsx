import { screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { Benefits } from './benefits';

it('shows the five benefits @s-2.25', () => {
  renderInShell(<Benefits />);
  expect(screen.getByRole('heading', { level: 2, name: 'Why Choose Us' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Smart Insights',
    'Bank-Grade Security',
    'Action Plans',
    'Open Banking',
    '24/7 Support',
  ]);
});

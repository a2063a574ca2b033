import { screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { HealthScore } from './health-score';

describe('HealthScore', () => {
  it('fills the gauge to 82 percent and marks it as a sample', () => {
    const { container } = renderInShell(<HealthScore />);
    expect(screen.getByRole('heading', { name: 'Your Financial Health Score & Insights' })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName('Health Score: 82 of 100');
    expect(container.querySelector('[data-fill]')).toHaveAttribute('data-fill', '0.82');
    expect(screen.getByText('Sample data')).toBeVisible();
  });

  it('makes its three points @s-2.31', () => {
    renderInShell(<HealthScore />);
    const points = screen.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement?.textContent);
    expect(points).toEqual([
      'Personalized ScoringBased on your unique situation, goals and habits',
      'Real-Time UpdatesYour score updates automatically as your finances change (illustrative)',
      'Actionable InsightsPersonalized recommendations to improve your score (illustrative)',
    ]);
  });
});

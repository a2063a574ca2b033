import { screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { HowItWorks } from './how-it-works';

it('shows the three steps in order @s-2.23', () => {
  renderInShell(<HowItWorks />);
  expect(screen.getByRole('heading', { name: 'Three Simple Steps to Financial Wellness' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '01Take the quizQuick 3-minute quiz to assess your financial health',
    '02AI AnalysisSmart insights from your financial data (illustrative)',
    '03Get Your PlanPersonalized roadmap to financial success',
  ]);
});

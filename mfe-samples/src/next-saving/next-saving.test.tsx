import { screen } from '@testing-library/react';
import type { Goal } from '@verdant/shared/contract';
import { renderInShell } from '@verdant/shared/testing';
import { NextSaving } from './next-saving';

const goal = (id: string, changes: Partial<Goal> = {}): Goal => ({
  id,
  name: id,
  target_cents: 118_000,
  date: '2027-02-15',
  per_payday_cents: 13_000,
  saved: { type: 'by_hand', saved_cents: 42_000, saved_on: '2026-11-26' },
  saved_cents: 42_000,
  ...changes,
});
const goals = [goal('a'), goal('b', { per_payday_cents: 44_050 }), goal('full', { saved_cents: 118_000 })];

test('a link to Savings shows the total that all unfinished goals need on the next payday', () => {
  renderInShell(<NextSaving goals={goals} nextPayday="2026-12-03" />);
  const link = screen.getByRole('link', { name: 'Next: $570.50 for your goals on 3 Dec 2026' });
  expect(link).toHaveAttribute('href', '/savings');
});

test('the total is per month if there is no regular pay, and nothing is shown if all goals are reached', () => {
  const { rerender } = renderInShell(<NextSaving goals={goals} nextPayday={null} />);
  expect(screen.getByRole('link', { name: '$570.50 for your goals each month' })).toBeVisible();
  rerender(<NextSaving goals={[goal('full', { saved_cents: 118_000 })]} nextPayday={null} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('TypeScript rejects props of a wrong type or name for the component in the slot @g-slot-types', () => {
  // @ts-expect-error -- days are texts
  const wrongType = <NextSaving goals={goals} nextPayday={new Date()} />;
  // @ts-expect-error -- the slot has no such prop
  const wrongName = <NextSaving goals={goals} nextPayday={null} payday="2026-12-03" />;
  expect([wrongType, wrongName]).toHaveLength(2);
});

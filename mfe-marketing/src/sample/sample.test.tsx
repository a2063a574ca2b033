import { screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { sampleScore } from '../engine/figures';
import { DashboardPreview, Sample } from './sample';
import { LazySample } from './lazy-sample';

it('shows the dashboard of a sample person, without interactive controls', () => {
  const { container } = renderInShell(<DashboardPreview />);
  expect(container.firstElementChild).toHaveAttribute('inert');
  for (const name of ['Left until payday', 'Financial Health Score', 'Emergency Fund', 'Debt Management']) {
    expect(screen.getByText(name)).toBeVisible();
  }
  // Headings would appear in the outline of the page.
  expect(screen.queryAllByRole('heading')).toEqual([]);
  const { value, low, high } = sampleScore('overall');
  expect(container).toHaveTextContent(`${value}%`);
  expect(screen.getByText(`Likely ${low} to ${high}`)).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('is marked as sample data and has an explanation', () => {
  renderInShell(<Sample />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^What your dashboard shows Sample data/);
  expect(screen.getByRole('heading', { name: /^Why \d+\?/ })).toBeVisible();
});

it('the sample dashboard is rendered once the placeholder scrolls into view', async () => {
  let see: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
  class Observer {
    constructor(callback: typeof see) {
      see = callback;
    }
    observe() {
      see?.([{ isIntersecting: true }]);
    }
    disconnect() {
      see = undefined;
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  renderInShell(<LazySample />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(await screen.findByRole('figure')).toBeVisible();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

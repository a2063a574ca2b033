import { screen, within } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { sampleScore } from '../engine/figures';
import { Sample } from './sample';
import { LazySample } from './lazy-sample';

it('shows a dashboard marked as sample data, without headings or buttons, and an explanation of the score', () => {
  const { container } = renderInShell(<Sample />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^What your dashboard shows Sample data/);
  expect(screen.getByRole('heading', { name: /^Why \d+\?/ })).toBeVisible();
  const dashboard = container.querySelector<HTMLElement>('[inert]') ?? document.body;
  const preview = within(dashboard);
  for (const name of ['Left until payday', 'Financial Health Score', 'Emergency Fund', 'Debt Management']) {
    expect(preview.getByText(name)).toBeVisible();
  }
  // The preview must not contain headings, which would appear in the outline of the page.
  expect(preview.queryAllByRole('heading')).toEqual([]);
  expect(preview.queryAllByRole('button')).toEqual([]);
  const { value, low, high } = sampleScore('overall');
  expect(dashboard).toHaveTextContent(`${value}%`);
  expect(preview.getByText(`Likely ${low} to ${high}`)).toBeVisible();
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

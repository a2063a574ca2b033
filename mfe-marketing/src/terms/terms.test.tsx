import { screen, within } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { Terms } from './terms';

const open = () => renderInShell(<Terms />, { route: '/terms' });

test('shows that the terms are an unreviewed draft, and that the product gives no personal advice', () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
  expect(screen.getByText(/A lawyer has not checked these terms yet/)).toBeVisible();
  expect(screen.getByText(/do not take into account your objectives, financial situation/)).toBeVisible();
  expect(container.textContent).not.toMatch(/[{}]/);
});

test('links to the privacy page, and from the table of contents to each section by its heading', () => {
  const { container } = open();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  const entries = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(entries).toHaveLength(10);
  for (const entry of entries) {
    const section = container.querySelector(entry.getAttribute('href') ?? '');
    expect(section?.querySelector('h2')?.textContent).toBe(entry.textContent);
  }
});

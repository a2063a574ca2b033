import { screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { Testimonials } from './testimonials';

it('shows three quotes, each with text, first name and age @s-2.34', () => {
  renderInShell(<Testimonials />);
  const quotes = screen.getAllByRole('figure');
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) {
    expect(quote.querySelector('blockquote')?.textContent).toMatch(/^[A-Z].{40,}\.$/);
    expect(quote.querySelector('figcaption > :last-child')?.textContent).toMatch(/^[A-Z][a-z]+, \d\d$/);
  }
});

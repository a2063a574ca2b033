import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { Hero } from './hero';
import { Highlighted } from './highlighted';

describe('Hero', () => {
  it('explains the product and the health check', () => {
    renderInShell(<Hero />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your Financial Wellness Partner' })).toBeVisible();
    expect(screen.getByText(/personalized health check/)).toBeVisible();
  });

  it('shows the rating, the time and the encryption', () => {
    renderInShell(<Hero />);
    const facts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(facts).toEqual([
      '4.9/5 average user rating',
      'About 3 minutes for the health check',
      'Bank-grade encryption',
    ]);
  });

  it('only shows a notice on See How It Works', async () => {
    const { notifications, location } = renderInShell(<Hero />);
    await userEvent.click(screen.getByRole('button', { name: 'See How It Works' }));
    expect(notifications).toEqual(['Learn more about our features coming soon!']);
    expect(location()).toBe('/');
  });

  it('offers no pause where no particles can move', () => {
    renderInShell(<Hero />);
    expect(screen.queryByRole('button', { name: 'Pause animation' })).not.toBeInTheDocument();
  });
});

describe('Highlighted', () => {
  it.each([
    ['in the middle', 'One two three', 'two'],
    ['that comes twice', 'two and two', 'two'],
    ['that a translation lost', 'Eins drei', 'two'],
  ])('keeps the whole text with a part %s', (_case, text, part) => {
    const { container } = renderInShell(<Highlighted text={text} part={part} />);
    expect(container).toHaveTextContent(text);
  });
});

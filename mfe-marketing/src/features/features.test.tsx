import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { Features } from './features';

const names = ['Smart Analysis', 'Live Tracking', 'Bank Security', 'Smart Plans'];

describe('Features', () => {
  it('shows four cards, each with its cue @s-2.27', () => {
    renderInShell(<Features />);
    expect(screen.getByRole('heading', { name: 'Powerful Features' })).toBeVisible();
    const cards = screen.getAllByRole('button');
    expect(cards).toHaveLength(names.length);
    names.forEach((name, index) =>
      expect(cards[index]).toHaveAccessibleName(expect.stringMatching(`^${name} .* Learn more$`)),
    );
  });

  it.each(names)('announces for %s that more is coming soon', async (name) => {
    const { notifications } = renderInShell(<Features />);
    await userEvent.click(screen.getByText(name));
    expect(notifications).toEqual([`Learn more about ${name} coming soon!`]);
  });
});

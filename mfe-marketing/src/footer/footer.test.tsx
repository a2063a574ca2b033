import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { Footer } from './footer';

const columns = {
  Company: ['About Us', 'Careers', 'Contact', 'Blog'],
  Resources: ['Help Center', 'Privacy Policy', 'Terms of Service', 'Cookie Policy'],
  Products: ['Financial Health Quiz', 'Verdant Platform', 'Partners Area', 'API'],
};
const networks = ['Facebook', 'X', 'LinkedIn', 'Instagram'];

describe('Footer', () => {
  afterEach(() => jest.useRealTimers());

  it('shows the product, the tagline and three columns with four entries each @s-2.41 @s-9.4', () => {
    renderInShell(<Footer />);
    expect(screen.getByText('Verdant')).toBeVisible();
    expect(screen.getByText('Empowering your financial wellness journey with AI-powered insights.')).toBeVisible();
    for (const [title, names] of Object.entries(columns)) {
      const entries = within(screen.getByRole('list', { name: title })).getAllByRole('button');
      expect(entries.map((entry) => entry.textContent)).toEqual(names);
    }
  });

  it.each([...networks, ...Object.values(columns).flat()])(
    'the button %s shows a notice that the feature is coming soon, and does not navigate @s-2.42',
    async (name) => {
      const { notifications, location } = renderInShell(<Footer />);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(notifications).toEqual([`The ${name} feature is coming soon! Stay tuned for updates.`]);
      expect(location()).toBe('/');
    },
  );

  it.each([
    ['Help', '/help'],
    ['What we store about you', '/privacy'],
    ['Terms of use', '/terms'],
  ])('has a link to %s below the columns', (name, path) => {
    renderInShell(<Footer />);
    const links = within(screen.getByRole('list', { name: 'Help and legal' }));
    expect(links.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('has four social buttons, each with a different icon @s-2.41 @s-9.4', () => {
    renderInShell(<Footer />);
    const buttons = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('button');
    expect(buttons).toHaveLength(4);
    expect(new Set(buttons.map((button) => button.innerHTML)).size).toBe(4);
  });

  it.each([2026, 2031])('shows the current year %s in the copyright line @s-2.43', (year) => {
    jest.useFakeTimers({ now: new Date(year, 6, 1) });
    renderInShell(<Footer />);
    expect(screen.getByText(`© ${year} Verdant. All rights reserved.`)).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import userEvent from '@testing-library/user-event';
import { Landing } from './landing';

const sections = [
  'hero',
  'how-it-works',
  'benefits',
  'features',
  'health-score',
  'open-banking',
  'testimonials',
  'faq',
  'news',
  'newsletter',
  'footer',
];

describe('Landing', () => {
  it('shows the eleven sections in the order of the specification @s-2.20', () => {
    const { container } = renderInShell(<Landing />);
    expect([...container.children].map((section) => section.id)).toEqual(sections);
  });

  it('gives every section an accessible name from its heading', () => {
    const { container } = renderInShell(<Landing />);
    const names = [...container.querySelectorAll('section')].map((section) => {
      const title = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
      return section.contains(title) && title?.textContent;
    });
    expect(names).toHaveLength(10);
    expect(names.every(Boolean)).toBe(true);
    expect(container.querySelector('footer')).toHaveAccessibleName('Footer');
  });

  it.each(['Start Free Health Check', 'Start Your Journey Now', 'Experience the Benefits', 'Connect Your Bank'])(
    'the link "%s" leads to the quiz @s-1.4 @s-2.21 @s-2.24 @s-2.26 @s-2.33',
    async (name) => {
      const { location } = renderInShell(<Landing />);
      await userEvent.click(screen.getByRole('link', { name }));
      expect(location()).toBe('/onboarding');
    },
  );

  it('the button View All Articles has no effect @s-2.38', async () => {
    const { notifications, location } = renderInShell(<Landing />);
    await userEvent.click(screen.getByRole('button', { name: 'View All Articles' }));
    expect(notifications).toEqual([]);
    expect(location()).toBe('/');
  });

  it.each([
    ['/#faq', ['faq']],
    ['/#no-such-section', []],
    ['/', []],
  ])('scrolls for the URL %s only if the hash of the URL names an existing section', (route, expected) => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this.id);
    };
    renderInShell(<Landing />, { route });
    expect(seen).toEqual(expected);
  });

  it('the texts contain no unfilled placeholder', () => {
    const { container } = renderInShell(<Landing />);
    expect(within(container).queryAllByText(/[{}]/)).toEqual([]);
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeFirstAnswer } from '@verdant/shared/first-answer';
import { renderInShell } from '@verdant/shared/testing';
import { Hero } from './hero';

/** Records the elements that are scrolled into view, because jsdom does not implement `scrollIntoView`. */
const scrolled: Element[] = [];
beforeEach(() => {
  sessionStorage.clear();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
});

describe('Hero', () => {
  it('explains the product and the health check @s-2.21', () => {
    renderInShell(<Hero />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your Financial Wellness Partner' })).toBeVisible();
    expect(screen.getByText(/personalized health check/)).toBeVisible();
  });

  it('lists the average user rating, the duration of the health check and the encryption in transit @s-1.3 @s-9.6', () => {
    renderInShell(<Hero />);
    const facts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(facts).toEqual([
      '4.9/5 average user rating (illustrative)',
      'About 3 minutes for the health check',
      'Bank-grade encryption in transit',
    ]);
  });

  it('the button See How It Works only shows a notice @s-2.21', async () => {
    const { notifications, location } = renderInShell(<Hero />);
    await userEvent.click(screen.getByRole('button', { name: 'See How It Works' }));
    expect(notifications).toEqual(['Learn more about our features coming soon!']);
    expect(location()).toBe('/');
  });

  it('has no pause button if the particles cannot be animated', () => {
    renderInShell(<Hero />);
    expect(screen.queryByRole('button', { name: 'Pause animation' })).not.toBeInTheDocument();
  });
});

describe('the first question', () => {
  const keep = () => screen.queryByRole('button', { name: 'Keep my answer, 9 to go' });

  it('has six options, and no button to keep an answer before an option is chosen', () => {
    renderInShell(<Hero />);
    expect(screen.getByRole('group')).toHaveAccessibleName(
      /how has your spending compared with the money coming in\?$/,
    );
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.getByRole('status')).toHaveTextContent('80 dots, 80 scores you could have.');
    expect(keep()).not.toBeInTheDocument();
  });

  it('shows the effect of the chosen answer on the likely range, and updates after a new choice', async () => {
    renderInShell(<Hero />);
    await userEvent.click(screen.getByRole('radio', { name: 'I spent a little less' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Likely 57 to 8\d\. Without your answer: 45 to 88\./);
    expect(scrolled).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Prefer not to say' }));
    expect(screen.getByRole('status')).toHaveTextContent('Likely 45 to 88. No answer, no change.');
  });

  it('scrolls to the score, drawn as dots, after an answer if the score is below the visible area', async () => {
    const below = Object.assign(document.body.getBoundingClientRect(), { bottom: innerHeight + 1 });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
    renderInShell(<Hero />);
    await userEvent.click(screen.getByRole('radio', { name: 'I spent a little less' }));
    expect(scrolled.at(-1)).toContainElement(screen.getByRole('status'));
    jest.restoreAllMocks();
  });

  it.each([
    ['a visitor', '/sign-up', false],
    ['a signed-in user', '/onboarding', true],
  ])(
    'stores the answer of %s after the button is pressed, and navigates to %s',
    async (_case, path, isAuthenticated) => {
      const { location } = renderInShell(<Hero />, { auth: { isAuthenticated } });
      await userEvent.click(screen.getByRole('radio', { name: 'About the same' }));
      expect(sessionStorage).toHaveLength(0);
      await userEvent.click(keep() ?? document.body);
      expect(location()).toBe(path);
      expect(takeFirstAnswer()).toEqual({ questionId: 'cash-flow-spending', answer: 'about_equal' });
    },
  );
});

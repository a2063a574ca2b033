import { screen, within } from '@testing-library/react';
import { renderInShell, fakeApi } from '@verdant/shared/testing';
import userEvent from '@testing-library/user-event';
import { Features } from '../features/features';
import { HealthScore } from '../health-score/health-score';
import { Newsletter } from '../newsletter/newsletter';
import { Benefits, Faq, HowItWorks, News, OpenBanking, Testimonials } from './list-sections';

it('the section "Why Choose Us" lists the five benefits of the product @s-2.25 @s-1.3 @s-9.4', () => {
  renderInShell(<Benefits />);
  expect(screen.getByRole('heading', { level: 2, name: 'Why Choose Us' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Smart Insights',
    'Bank-Grade Security',
    'Action Plans',
    'Open Banking',
    '24/7 Support',
  ]);
});

it('the section on how the product works lists quiz, analysis and plan as steps 1 to 3 @s-2.23 @s-1.4 @s-9.6', () => {
  renderInShell(<HowItWorks />);
  expect(screen.getByRole('heading', { name: 'Three Simple Steps to Financial Wellness' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '01Take the quizQuick 3-minute quiz to assess your financial health',
    '02AI AnalysisSmart insights from your financial data (illustrative)',
    '03Get Your PlanPersonalized roadmap to financial success',
  ]);
});

const names = ['Smart Analysis', 'Live Tracking', 'Bank Security', 'Smart Plans'];

describe('Features', () => {
  it('shows four cards, each with an illustration, an arrow and the text "Learn more" @s-2.27 @s-2.28 @s-3.24 @s-9.4', () => {
    renderInShell(<Features />);
    expect(screen.getByRole('heading', { name: 'Powerful Features' })).toBeVisible();
    const cards = screen.getAllByRole('button');
    expect(cards).toHaveLength(names.length);
    // Each card has at least two SVGs: the illustration and the arrow of the link.
    for (const card of cards) expect(card.querySelectorAll('svg').length).toBeGreaterThanOrEqual(2);
    names.forEach((name, index) =>
      expect(cards[index]).toHaveAccessibleName(expect.stringMatching(`^${name} .* Learn more$`)),
    );
  });

  it.each(names)('a click on the card %s shows a notice that more is coming soon @s-2.29', async (name) => {
    const { notifications } = renderInShell(<Features />);
    await userEvent.click(screen.getByText(name));
    expect(notifications).toEqual([`Learn more about ${name} coming soon!`]);
  });
});

describe('HealthScore', () => {
  it('fills the gauge to 82 percent and marks it as a sample @s-2.30 @s-9.5', () => {
    const { container } = renderInShell(<HealthScore />);
    expect(screen.getByRole('heading', { name: 'Your Financial Health Score & Insights' })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName('Health Score: 82 of 100');
    const fill = container.querySelector('[data-fill]');
    expect(fill).toHaveAttribute('data-fill', '0.82');
    expect(fill).toHaveAttribute('r', '70');
    expect(screen.getByText('Sample data')).toBeVisible();
  });

  it('shows the three advantages of the health score @s-2.31', () => {
    renderInShell(<HealthScore />);
    const points = screen.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement?.textContent);
    expect(points).toEqual([
      'Personalized ScoringBased on your unique situation, goals and habits',
      'Real-Time UpdatesYour score updates automatically as your finances change (illustrative)',
      'Actionable InsightsPersonalized recommendations to improve your score (illustrative)',
    ]);
  });
});

it('lists six banks and three advantages of open banking @s-2.32', () => {
  renderInShell(<OpenBanking />);
  const [points = [], banks = []] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  const titles = points.map((point) => within(point).getByRole('heading').textContent);
  expect(titles).toEqual(['Secure Connection', 'Instant Updates', 'Full Overview']);
  expect(banks.map((bank) => bank.lastChild?.textContent)).toEqual([
    'Commonwealth Bank',
    'Westpac',
    'NAB',
    'ANZ',
    'Macquarie Bank',
    'Bendigo Bank',
  ]);
});

it('the section of testimonials shows three quotes, each with text, first name and age @s-2.34 @s-9.4', () => {
  renderInShell(<Testimonials />);
  const quotes = screen.getAllByRole('figure');
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) {
    expect(quote.querySelector('blockquote')?.textContent).toMatch(/^[A-Z].{40,}\.$/);
    expect(quote.querySelector('figcaption > :last-child')?.textContent).toMatch(/^[A-Z][a-z]+, \d\d$/);
  }
});

const items = () => screen.getAllByRole<HTMLDetailsElement>('group');

describe('Faq', () => {
  it('shows the six questions @s-2.35 @s-3.25 @s-9.4', () => {
    renderInShell(<Faq />);
    expect(items().map((item) => item.querySelector('summary')?.textContent)).toEqual([
      'What is the financial health quiz?',
      'How do you use my data?',
      'Is my information secure?',
      'Do I get ongoing support?',
      'How does the health score work?',
      'What makes Verdant different?',
    ]);
  });

  it('all answers are closed at first, and the browser allows only a single open answer @s-2.36', () => {
    renderInShell(<Faq />);
    for (const item of items()) {
      expect(item).not.toHaveAttribute('open');
      expect(item).toHaveAttribute('name', 'faq');
    }
  });

  it('explains how data is used, and that the user must give permission @s-2.37', () => {
    renderInShell(<Faq />);
    expect(items()[1]).toHaveTextContent(
      'With your permission, Verdant uses your quiz answers and, optionally, your bank data to give you personalized insights and action plans.',
    );
  });
});

it('shows three articles, each with picture, category, date, read time, title and excerpt @s-2.38 @s-9.4', () => {
  renderInShell(<News />);
  const articles = screen.getAllByRole('article');
  expect(articles.map((article) => within(article).getByRole('heading').textContent)).toEqual([
    'How Big Should Your Emergency Fund Be?',
    'Open Banking in Five Plain Answers',
    'Are You Ready to Invest? A Checklist',
  ]);
  expect(articles[0]).toHaveTextContent(/^Saving12 Nov 20264 min read/);
  expect(articles[1]).toHaveTextContent(/^Open banking29 Oct 20265 min read/);
  expect(articles[2]).toHaveTextContent(/^Investing15 Oct 20266 min read/);
  const pictures = articles.map((article) => article.querySelector('svg')?.innerHTML);
  expect(new Set(pictures).size).toBe(3);
  for (const article of articles) expect(article.querySelector('p')?.textContent).toMatch(/\.$/);
});

function setUp() {
  const api = fakeApi();
  const shell = renderInShell(<Newsletter />, { api });
  return {
    ...shell,
    api,
    field: screen.getByLabelText('Email address'),
    submit: screen.getByRole('button', { name: 'Subscribe Now' }),
  };
}

describe('Newsletter', () => {
  it('shows a thank-you notice, clears the field and sends no request after an address is submitted @s-2.39 @s-2.40', async () => {
    const { notifications, api, field, submit } = setUp();
    await userEvent.type(field, 'jo@example.com');
    await userEvent.click(submit);
    expect(notifications).toEqual(['Thank you for subscribing! The newsletter feature will be available soon.']);
    expect(field).toHaveValue('');
    expect(api.calls).toEqual([]);
  });

  it.each(['', 'not an e-mail'])(
    'the native validation rejects "%s" as an email address @s-2.39 @s-5.5',
    async (typed) => {
      const { notifications, field, submit } = setUp();
      if (typed) await userEvent.type(field, typed);
      await userEvent.click(submit);
      expect(field).toBeInvalid();
      expect(field).toBeRequired();
      expect(notifications).toEqual([]);
      expect(field).toHaveValue(typed);
    },
  );
});

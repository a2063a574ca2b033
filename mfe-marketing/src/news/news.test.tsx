import { screen, within } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { News } from './news';

it('shows three articles, each with picture, category, date, read time, title and excerpt', () => {
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

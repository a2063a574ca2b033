import { screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { Faq } from './faq';

const items = () => screen.getAllByRole<HTMLDetailsElement>('group');

describe('Faq', () => {
  it('asks about the six subjects', () => {
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

  it('starts with no answer open, and lets the browser keep one open at a time', () => {
    renderInShell(<Faq />);
    for (const item of items()) {
      expect(item).not.toHaveAttribute('open');
      expect(item).toHaveAttribute('name', 'faq');
    }
  });

  it('explains what the data is used for, and that permission is needed', () => {
    renderInShell(<Faq />);
    expect(items()[1]).toHaveTextContent(
      'With your permission, Verdant uses your quiz answers and, optionally, your bank data to give you personalized insights and action plans.',
    );
  });
});

import { screen } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { TrendMark } from './marks';

test.each([
  [{ trend: 'up', percent: 15 }, 'Up 15%', 'v-bad'],
  [{ trend: 'down', percent: -8 }, 'Down 8%', 'v-good'],
  [{ trend: 'stable', percent: 0.4 }, 'Stable', 'v-muted'],
] as const)('the trend arrow has a text with the same meaning as its color', (change, words, colour) => {
  renderInShell(<TrendMark change={change} />);
  expect(screen.getByText(words).parentElement).toHaveClass(colour);
});

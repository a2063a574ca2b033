import { screen, within } from '@testing-library/react';
import { renderInShell } from '@verdant/shared/testing';
import { NextAction, Pillars, ScoreLead } from '.';
import type { Score } from '.';

const score: Score = {
  name: 'overall',
  value: 73.6,
  range: [66.2, 80.8],
  confidence: 'medium',
  basis: { answered: 10, applicable: 40 },
  trend: { direction: 'up', words: '+5%' },
};

test('the main score is shown with its value and its change in a single paragraph', () => {
  renderInShell(<ScoreLead score={score} />);
  expect(screen.getByRole('heading', { name: 'Financial Health Score' })).toBeInTheDocument();
  expect(screen.getByRole('paragraph')).toHaveTextContent('74% Trending up +5%');
});

test.each<[Partial<Score>, string[]]>([
  [{}, ['Likely 66 to 81', 'A fair estimate, from 10 answers']],
  [{ confidence: 'high' }, ['Likely 66 to 81', 'Quite sure, from 10 answers']],
  [{ range: [48.8, 49], basis: { answered: 1, applicable: 4 } }, ['Likely about 49', 'A fair estimate, from 1 answer']],
  [{ confidence: 'low', basis: { answered: 0, applicable: 4 } }, ['A first impression']],
])('the main score with %j is shown with its range and confidence in words: %j', (changes, words) => {
  renderInShell(<ScoreLead score={{ ...score, ...changes }} />);
  for (const text of words) expect(screen.getByText(text)).toBeInTheDocument();
});

test('a score without a range shows no dots and no text about a range', () => {
  const { container } = renderInShell(<ScoreLead score={{ name: 'overall', value: 74 }} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('74%');
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container).not.toHaveTextContent(/likely/i);
});

test('each pillar has its name, value and range, and an unclear change is shown without a direction', () => {
  renderInShell(
    <Pillars
      scores={[
        { ...score, name: 'emergency', value: 65, trend: { direction: 'none', words: 'No clear change' } },
        { ...score, name: 'debt', value: 49, range: [49, 49] },
      ]}
    />,
  );
  const [emergency, debt] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(emergency?.getByRole('heading', { name: 'Emergency Fund' })).toBeInTheDocument();
  expect(emergency?.getByRole('paragraph')).toHaveTextContent(/^65% ?No clear change$/);
  expect(debt?.getByText('Likely about 49 · A fair estimate')).toBeInTheDocument();
});

test('the next action is a region named by the small heading above its title', () => {
  renderInShell(
    <NextAction kicker="Next best action" title="Start a buffer" facts={[{ name: 'Urgency', value: 'High' }]}>
      <button type="button">Done</button>
    </NextAction>,
  );
  const block = within(screen.getByRole('region', { name: 'Next best action' }));
  expect(block.getByRole('heading', { name: 'Start a buffer' })).toBeInTheDocument();
  expect(block.getByRole('definition')).toHaveTextContent('High');
  expect(block.getByRole('button', { name: 'Done' })).toBeInTheDocument();
});

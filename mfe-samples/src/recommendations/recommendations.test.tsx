import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { figure } from '../testing/page';
import { products } from './products-data';
import { Recommendations } from './recommendations';

function card(name: string): HTMLElement {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!found) throw new Error(`${name} stands in no card`);
  return found;
}

test.each([
  ['Steady Growth Saver', 'Quillbrook Savings', '95% match', ['Savings', 'Free', '4.75% a year', 'None']],
  ['Core Index Portfolio', 'Fernmoor Invest', '88% match', ['Investment', '$4.50', '3.10% a year', '$1,000']],
  ['Clear Path Consolidation', 'Tidegate Credit', '82% match', ['Debt Management', '$10', '8.49% a year', 'None']],
])(
  'the card of %s shows provider, match, category, fee, rate, deposit and features @s-2.93 @s-9.17',
  (name, provider, match, figures) => {
    renderInShell(<Recommendations />);
    expect(card(name)).toHaveTextContent(`by ${provider}`);
    expect(card(name)).toHaveTextContent(match);
    expect(
      ['Category', 'Monthly fee', 'Interest rate', 'Minimum deposit'].map((label) => figure(label, card(name))),
    ).toEqual(figures);
    expect(within(card(name)).getAllByRole('listitem')).toHaveLength(3);
  },
);

test('there are three sample products of different categories and icon shapes, the best match first @s-1.6 @s-2.93', () => {
  renderInShell(<Recommendations />);
  const marks = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.querySelector('svg'));
  expect(marks.map((mark) => /v-(?:fund|invest|debt)/.exec(mark?.getAttribute('class') ?? '')?.[0])).toEqual([
    'v-fund',
    'v-invest',
    'v-debt',
  ]);
  expect(new Set(products.map(({ category }) => category)).size).toBe(3);
  expect(products.map(({ matchScore }) => matchScore)).toEqual(
    products.map(({ matchScore }) => matchScore).toSorted((a, b) => b - a),
  );
  expect(screen.getByText('Sample data')).toBeVisible();
});

test("filter chips, 'Learn More' and 'Compare' do nothing @s-1.6 @s-2.93", async () => {
  const { container, notifications, location } = renderInShell(<Recommendations />, { route: '/recommendations' });
  const before = container.innerHTML;
  const chips = within(screen.getByRole('group', { name: 'Filter by category' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['All', 'Savings', 'Investment', 'Debt Management']);
  const [learn, compare] = [
    screen.getAllByRole('button', { name: 'Learn More' }),
    screen.getAllByRole('button', { name: 'Compare' }),
  ];
  expect([learn.length, compare.length]).toEqual([3, 3]);
  for (const button of [...chips, ...learn, ...compare]) await userEvent.click(button);
  expect(container.innerHTML).toBe(before);
  expect(notifications).toEqual([]);
  expect(location()).toBe('/recommendations');
});

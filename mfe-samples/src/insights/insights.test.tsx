import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { figure, rowsOf, tableOf } from '../testing/read-page';
import { Insights } from './insights';

const cards = () => rowsOf('Recommendations');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);

test('the key metrics are 78/100 and +5%', () => {
  renderInShell(<Insights />);
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(figure('Financial health score')).toBe('78/100');
  expect(figure('Monthly change')).toBe('+5%');
});

test('the health score line goes from 65 to 78, in a sentence and in a table', async () => {
  renderInShell(<Insights />);
  const rows = await tableOf('Financial health score over time');
  expect([rows[0], rows.at(-1)]).toEqual([
    ['Oct', '65'],
    ['Mar', '78'],
  ]);
  expect(screen.getByRole('figure')).toHaveAccessibleDescription('The health score rose from 65 in Oct to 78 in Mar.');
});

test('the areas of focus are named, each with its figure', () => {
  renderInShell(<Insights />);
  const areas = rowsOf('Areas of focus');
  expect(areas).toHaveLength(3);
  for (const area of areas) expect(area).toHaveTextContent(/\d+%/);
});

test('four recommendation cards show priority and impact', () => {
  renderInShell(<Insights />);
  expect(cards()).toHaveLength(4);
  for (const card of cards()) {
    expect(card).toHaveTextContent(/(High|Medium|Low) priority/);
    expect(figure('Impact', card)).not.toBe('');
  }
});

test("'View Details' leaves that card alone and moves the focus to it; the way back brings all four and the focus", async () => {
  renderInShell(<Insights />);
  const all = titles();
  await userEvent.click(screen.getAllByRole('button', { name: 'View Details' })[2] ?? document.body);
  expect(titles()).toEqual([all[2]]);
  expect(screen.getByText('Showing 1 of 4')).toBeVisible();
  expect(screen.getByRole('heading', { name: String(all[2]) })).toHaveFocus();
  expect(figure('Recommended action', cards()[0])).toBe('Compare the mix with your risk tolerance');

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Back to all recommendations' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(all);
  expect(screen.getAllByRole('button', { name: 'View Details' })[2]).toHaveFocus();
});

test('opening the page takes no focus', () => {
  renderInShell(<Insights />);
  expect(document.body).toHaveFocus();
});

test("the 'Take Action' buttons of the recommended actions do nothing", async () => {
  const { container, notifications } = renderInShell(<Insights />);
  const before = container.textContent;
  const buttons = screen.getAllByRole('button', { name: 'Take Action' });
  expect(buttons).toHaveLength(rowsOf('Recommended Actions').length);
  for (const button of buttons) {
    expect(button).toHaveAccessibleDescription();
    await userEvent.click(button);
  }
  expect(container.textContent).toBe(before);
  expect(notifications).toEqual([]);
});

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Budget } from '../budget/budget';
import { Investments } from '../investments/investments';
import { Savings } from '../savings/savings';
import { Spending } from '../spending/spending';
import { openPage } from './page';

// Imports the chunk in advance, because compiling a chunk takes longer than the timeout of `findBy` queries.
beforeAll(async () => import('../spending/sample-spending'));

test.each([
  {
    Page: Spending,
    label: 'Spending period',
    tabs: ['Week', 'Month', 'Quarter', 'Year'],
    first: 'Month',
    tag: '@s-2.85',
  },
  { Page: Budget, label: 'Budget period', tabs: ['Previous', 'Current', 'Next'], first: 'Current', tag: '@s-2.90' },
  { Page: Investments, label: 'Time range', tabs: ['1M', '3M', '6M', '1Y', 'All'], first: '6M', tag: '@s-2.88' },
])(
  'the tabs of the $label start with $first selected and do not change the content $tag',
  async ({ Page, label, tabs, first }) => {
    const { container } = await openPage(<Page />);
    const list = within(screen.getByRole('tablist', { name: label }));
    expect(list.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
    expect(list.getByRole('tab', { selected: true })).toHaveTextContent(first);
    const before = container.textContent;
    const last = tabs.at(-1) ?? '';
    await userEvent.click(list.getByRole('tab', { name: last }));
    expect(list.getByRole('tab', { selected: true })).toHaveTextContent(last);
    expect(container.textContent).toBe(before);
  },
);

test.each([
  { Page: Budget, button: 'Create Budget', tag: '@s-2.91' },
  { Page: Savings, button: 'Add New Goal', tag: '@s-2.87' },
  { Page: Investments, button: 'Add Investment', tag: '@s-2.89' },
])('the button $button does nothing @s-1.6 $tag', async ({ Page, button }) => {
  const { container, notifications } = await openPage(<Page />);
  const before = container.textContent;
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(container.textContent).toBe(before);
  expect(notifications).toEqual([]);
});

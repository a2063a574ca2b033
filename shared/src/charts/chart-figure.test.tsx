import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '@verdant/shared/testing';
import { DoughnutChart } from './doughnut-chart';
import { loadDrawing } from './load-drawing';
import { LineChart } from './series-charts';
import type { DrawingProps } from './types';

// Replaces the drawing, which needs a canvas that jsdom lacks; browser tests cover the real drawing.
jest.mock('./load-drawing');
const load = jest.mocked(loadDrawing);
const Drawing = ({ kind, name }: DrawingProps) => <div role="img" aria-label={`${kind}: ${name}`} />;

let comeIntoView: () => void = () => undefined;

class FakeObserver {
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    comeIntoView = () => act(() => callback([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: FakeObserver }));

const line = (
  <LineChart
    title="Monthly total"
    caption="Spending rose from January to February."
    labelTitle="Month"
    labels={['Jan', 'Feb']}
    series={[{ label: 'Spent', values: [1000, 1200] }]}
    formatValue={(value) => `$${value}`}
  />
);

test('a chart has an accessible name and a description, and fetches the chart library once the chart is in view', async () => {
  load.mockResolvedValue(Drawing);
  renderInShell(line);
  const figure = screen.getByRole('figure', { name: 'Monthly total' });
  expect(figure).toHaveAccessibleDescription('Spending rose from January to February.');
  expect(load).not.toHaveBeenCalled();
  comeIntoView();
  expect(await screen.findByRole('img', { name: 'line: Monthly total' })).toBeInTheDocument();
});

test('the reader can switch from the chart to a table of the same figures and back', async () => {
  renderInShell(line);
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  const rows = within(screen.getByRole('table', { name: 'Monthly total' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['MonthSpent', 'Jan$1000', 'Feb$1200']);
  await userEvent.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a chart that fails to load is replaced by its table, and Try again shows the chart', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValueOnce(Drawing);
  renderInShell(line);
  comeIntoView();
  expect(await screen.findByText('The chart could not be loaded. Here are its figures.')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Monthly total' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'line: Monthly total' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a page printed before the chart has loaded shows the table until the chart has loaded', async () => {
  load.mockResolvedValue(Drawing);
  renderInShell(line);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('row', { name: 'Feb $1200' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'line: Monthly total' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a doughnut chart lists every value and share in its legend and in its table', async () => {
  renderInShell(
    <DoughnutChart
      title="Spending by category"
      caption="Housing is the largest part."
      labelTitle="Category"
      valueTitle="Amount"
      labels={['Housing', 'Food']}
      values={[300, 100]}
      formatValue={(value) => `$${value}`}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Housing$30075%', 'Food$10025%']);
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('row', { name: 'Housing $300 75%' })).toBeInTheDocument();
});

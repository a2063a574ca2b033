import { monthFiguresOf, netPositionsOf } from './month-figures';

test('the net position is assets minus liabilities, per currency', () => {
  expect(
    netPositionsOf([
      { side: 'asset', currency: 'AUD', balance_cents: 100_000 },
      { side: 'liability', currency: 'AUD', balance_cents: 30_050 },
      { side: 'asset', currency: 'NZD', balance_cents: 500 },
      { side: 'asset', currency: 'AUD', balance_cents: null },
      { side: 'other', currency: 'AUD', balance_cents: 7 },
    ]),
  ).toEqual([
    { currency: 'AUD', assets_cents: 100_000, liabilities_cents: 30_050, net_cents: 69_950 },
    { currency: 'NZD', assets_cents: 500, liabilities_cents: 0, net_cents: 500 },
  ]);
  expect(netPositionsOf([])).toEqual([]);
  // An account overdrawn by $5, and a card overpaid by $2.
  const other = [
    { side: 'asset', currency: 'AUD', balance_cents: -500 },
    { side: 'liability', currency: 'AUD', balance_cents: -200 },
  ] as const;
  expect(netPositionsOf(other)).toEqual([
    { currency: 'AUD', assets_cents: 200, liabilities_cents: 500, net_cents: -300 },
  ]);
});

test('monthly income and spending exclude transfers, and refunds reduce the spending of their category', () => {
  expect(
    monthFiguresOf(
      [
        { month: '2026-10', category: 'groceries', cents: -1_000, count: 2 },
        { month: '2026-11', category: 'income', cents: 5_000, count: 1 },
        { month: '2026-11', category: 'transfer', cents: -900, count: 1 },
        { month: '2026-11', category: 'shopping', cents: 200, count: 1 },
        { month: '2026-11', category: 'groceries', cents: -1_500, count: 3 },
      ],
      { firstDay: '2026-09-30', today: '2026-11-23' },
    ),
  ).toEqual([
    {
      month: '2026-11',
      is_complete: false,
      income_cents: 5_000,
      spent_cents: 1_300,
      categories: [
        { category: 'groceries', spent_cents: 1_500, count: 3 },
        { category: 'shopping', spent_cents: -200, count: 1 },
      ],
    },
    {
      month: '2026-10',
      is_complete: true,
      income_cents: 0,
      spent_cents: 1_000,
      categories: [{ category: 'groceries', spent_cents: 1_000, count: 2 }],
    },
  ]);
});

test.each([
  ['2026-10-02', [false, false]],
  ['2026-09-30', [false, true]],
  [undefined, [false, false]],
])(
  'with transactions since %s, the completeness of November and October on 23 November is %j',
  (firstDay, complete) => {
    const sums = ['2026-11', '2026-10'].map((month) => ({ month, category: 'other' as const, cents: -1, count: 1 }));
    const months = monthFiguresOf(sums, { firstDay, today: '2026-11-23' });
    expect(months.map(({ is_complete }) => is_complete)).toEqual(complete);
  },
);

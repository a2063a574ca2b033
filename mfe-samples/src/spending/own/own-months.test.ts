import { previousCompleteMonth, ownCategories, type OwnMonth } from './own-months';

const month = (name: string, categories: OwnMonth['categories'], is_complete = true): OwnMonth => ({
  month: name,
  is_complete,
  income_cents: 0,
  spent_cents: categories.reduce((sum, { spent_cents }) => sum + spent_cents, 0),
  categories,
});
const january = month('2026-01', [
  { category: 'housing', spent_cents: 30_000, count: 1 },
  { category: 'groceries', spent_cents: 10_000, count: 2 },
  { category: 'fees', spent_cents: 0, count: 2 },
  { category: 'shopping', spent_cents: -500, count: 1 },
]);
const december = month('2025-12', [{ category: 'groceries', spent_cents: 8_000, count: 2 }]);

test('each category has its percentage of spending; refunds are 0%, and categories with a zero total are omitted', () => {
  expect(ownCategories(january, undefined)).toEqual([
    { category: 'housing', spentCents: 30_000, percent: 75, change: undefined },
    { category: 'groceries', spentCents: 10_000, percent: 25, change: undefined },
    { category: 'shopping', spentCents: -500, percent: 0, change: undefined },
  ]);
});

test('the percentages of a month add up to 100', () => {
  const thirds = (['housing', 'groceries', 'shopping'] as const).map((category) => ({
    category,
    spent_cents: 100,
    count: 1,
  }));
  expect(ownCategories(month('2026-02', thirds), undefined).map(({ percent }) => percent)).toEqual([34, 33, 33]);
});

test('a category is compared with the previous month if that month has the category', () => {
  const changes = ownCategories(january, december).map(({ change }) => change);
  expect(changes).toEqual([undefined, { trend: 'up', percent: 25 }, undefined]);
});

test.each<[string, OwnMonth[], OwnMonth, OwnMonth | undefined]>([
  ['both months are complete', [january, december], january, december],
  ['the chosen month is not over', [december], { ...january, is_complete: false }, undefined],
  ['the previous month is incomplete', [january, { ...december, is_complete: false }], january, undefined],
  ['the previous month is missing', [january, { ...december, month: '2025-11' }], january, undefined],
])('a month is compared with the previous month only if both are complete: %s', (_what, months, chosen, expected) => {
  expect(previousCompleteMonth(months, chosen)).toEqual(expected);
});

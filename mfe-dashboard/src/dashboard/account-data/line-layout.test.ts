import { payCycle } from '../../testing/money-cycle';
import { fittingLabels, layOutPaydayTimeline } from './line-layout';

const cycle = payCycle({
  today: '2026-11-24',
  due: [
    { key: 'energy', on: '2026-11-25', amount_cents: 16_451 },
    { key: 'water', on: '2026-11-25', amount_cents: 1_000 },
    { key: 'rent', on: '2026-11-30', amount_cents: 64_000 },
  ],
  due_before_payday_cents: 81_451,
});

test('the pay line has a dot for each day from payday to payday, and adds up the payments that are due on the same day', () => {
  const { dots, bills, todayX } = layOutPaydayTimeline(cycle);
  expect(dots.map(({ kind }) => kind).join(' ')).toBe(`${'past '.repeat(5)}today ${'coming '.repeat(8)}payday`);
  expect([dots[0]?.x, dots.at(-1)?.x]).toEqual([0, 100]);
  expect(todayX).toBeCloseTo((5 / 14) * 100);
  expect(bills).toMatchObject([
    { day: '2026-11-25', keys: ['energy', 'water'], cents: 17_451 },
    { day: '2026-11-30', keys: ['rent'] },
  ]);
});

test('the pay line covers the calendar month if no pay is known, and marks today at its right end on payday', () => {
  const month = layOutPaydayTimeline({
    ...cycle,
    pay: null,
    period: { type: 'month', first_day: '2026-11-01', last_day: '2026-11-30' },
  });
  expect(month.dots).toHaveLength(30);
  expect(month.dots.at(-1)?.kind).toBe('coming');
  const late = layOutPaydayTimeline({
    ...cycle,
    today: '2026-12-03',
    period: { type: 'pay', first_day: '2026-11-19', last_day: '2026-12-03' },
  });
  expect(late.dots.at(-1)).toMatchObject({ day: '2026-12-03', kind: 'payday' });
  expect(late.todayX).toBe(100);
});

test('labels of the pay line that overlap an earlier label are left out, and a label at the right edge is right-aligned', () => {
  const label = (x: number) => ({ x, lines: ['$1,000.00', 'Rent'] });
  const placed = fittingLabels([label(0), label(10), label(50), label(100)], 300);
  expect(placed.map(({ x, anchor }) => [x, anchor])).toEqual([
    [0, 'start'],
    [50, 'start'],
    [100, 'end'],
  ]);
});

import { describeMonths } from './sample-months';

test('a series of monthly values is described by its first, last, highest and lowest month', () => {
  expect(describeMonths([3, 1, 4, 1, 9, 2])).toEqual({
    first: { month: 'month.oct', value: 3 },
    last: { month: 'month.mar', value: 2 },
    highest: { month: 'month.feb', value: 9 },
    lowest: { month: 'month.nov', value: 1 },
  });
});

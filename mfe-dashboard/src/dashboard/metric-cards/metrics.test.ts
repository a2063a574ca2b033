import { metricTitles } from '@verdant/shared/contract';
import type { Insight } from '@verdant/shared/contract';
import { metricChangeAndTrend, metricCards, metricInsights } from './metrics';

const metric = (title: string, value: number): Insight => ({ type: 'metric', title, value });

describe('change and trend by the unrounded value, above exclusive thresholds (spec 4 and 9) @s-9.10 @s-9.11 @s-9.13 @s-4.15 @s-4.17', () => {
  test.each([
    ['overall', 70.01, 5, 'up'],
    ['overall', 70, 2, 'up'],
    ['overall', 50.01, 2, 'up'],
    ['overall', 50, -3, 'down'],
    ['emergency', 50.01, 12, 'up'],
    ['emergency', 50, 5, 'up'],
    ['emergency', 25.01, 5, 'up'],
    ['emergency', 25, -2, 'down'],
    ['debt', 50.01, 8.3, 'up'],
    ['debt', 50, 3, 'up'],
    ['debt', 25.01, 3, 'up'],
    ['debt', 25, -1, 'down'],
    ['investment', 50.01, 8.3, 'up'],
    ['investment', 50, 3, 'up'],
    ['investment', 25.01, 3, 'up'],
    ['investment', 25, -1, 'down'],
  ] as const)('the metric %s at %d has the change %s and the trend %s', (name, value, change, trend) => {
    expect(metricChangeAndTrend(name, value)).toEqual({ change, trend });
  });
});

test('the cards show the sample figures if there are no insights @s-2.63 @s-4.16 @s-9.12', () => {
  expect(metricCards([])).toEqual([
    { name: 'overall', value: 78, range: [71, 84], change: 5, trend: 'up', sample: true },
    { name: 'emergency', value: 65, range: [49, 79], change: 12, trend: 'up', sample: true },
    { name: 'debt', value: 45, range: [35, 56], change: 8.3, trend: 'up', sample: true },
    { name: 'investment', value: 30, range: [21, 40], change: -15, trend: 'down', sample: true },
  ]);
});

test('each card shows the insight with the exactly matching title @s-2.65 @s-4.17', () => {
  const cards = metricCards([
    metric(metricTitles.overall, 12.5),
    metric(metricTitles.emergency, 51),
    metric(metricTitles.debt, 26),
    metric(metricTitles.investment, 99),
  ]);
  expect(cards.map(({ name, value, sample }) => [name, value, sample])).toEqual([
    ['overall', 12.5, false],
    ['emergency', 51, false],
    ['debt', 26, false],
    ['investment', 99, false],
  ]);
});

test('a card without an insight shows sample data even if other cards have insights', () => {
  const cards = metricCards([metric(metricTitles.debt, 10), metric('emergency fund preparedness', 1)]);
  expect(cards.map(({ sample }) => sample)).toEqual([true, true, false, true]);
});

test('the last of several metrics with an equal title is used', () => {
  const twice = [metric('Insurance', 1), metric('Insurance', 2)];
  expect(metricInsights(twice)).toEqual([metric('Insurance', 2)]);
});

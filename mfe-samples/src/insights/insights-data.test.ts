import { formatMoney, formatPercent, type Format } from '@verdant/shared/format';
import { areasOfFocus } from './focus-areas';
import { insightCards } from './insight-cards-data';
import { healthScores } from './insights-data';
import { scoreMetrics } from './score-figures';

test('the health score goes from 65 to 78 and never falls', () => {
  expect(healthScores[0]).toBe(65);
  expect(healthScores.at(-1)).toBe(78);
  expect(healthScores).toEqual(healthScores.toSorted((a, b) => a - b));
});

test('the key metrics are computed from the scores: 78, +5% in the last month, 13 points overall', () => {
  const { score, monthlyChange, gain } = scoreMetrics(healthScores);
  expect([score, Math.round(monthlyChange), gain]).toEqual([78, 5, 13]);
});

test('there are four cards with all three priorities, the most urgent first', () => {
  const order = ['high', 'medium', 'low'];
  const places = insightCards.map(({ priority }) => order.indexOf(priority));
  expect(insightCards).toHaveLength(4);
  expect(new Set(places).size).toBe(3);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('impacts and areas of focus use the figures of the other sample pages', () => {
  const english: Pick<Format, 'money' | 'percent'> = {
    money: (dollars) => formatMoney(dollars),
    percent: (percent) => formatPercent(percent),
  };
  expect(insightCards.flatMap(({ impact }) => Object.values(impact.values(english)))).toEqual([
    '$140',
    '$5,000',
    '60%',
    '$50',
  ]);
  expect(areasOfFocus.map(({ percent }) => Math.round(percent))).toEqual([102, 75, 45]);
});

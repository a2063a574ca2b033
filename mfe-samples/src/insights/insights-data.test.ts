import { formatMoney, formatPercent, type Format } from '@verdant/shared/format';
import { areasOfFocus } from './focus-areas';
import { healthScores, insightCards } from './insights-data';

test('the sample health scores never decrease over time', () =>
  expect(healthScores).toEqual(healthScores.toSorted((a, b) => a - b)));

test('the sample insights have four cards with all three priorities, the most urgent first', () => {
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

import { catalogueProblems } from '@verdant/shared/testing';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

/** Names, and words that another language shares with English. */
const same = [
  'month.nov',
  'month.jan',
  'month.feb',
  'common.total',
  'trend.stable',
  'investments.type.etf',
  'investments.type.reit',
  'budget.title',
  'budget.compare.budget',
  'budget.allocation.centre',
  'budget.list.budget',
  'insights.metric.gain.value',
  'insights.cards.impact',
  'recommendations.saver.name',
  'recommendations.index.name',
  'recommendations.loan.name',
];

test('every text is there in Spanish, French and German, with its places', () => {
  expect(catalogueProblems(en, { es, fr, de }, { same })).toEqual([]);
});

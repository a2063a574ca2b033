import { catalogueProblems } from '@verdant/shared/testing';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { messages } from './messages';

/** Names, and words that another language shares with English. */
const same = [
  'transactions.1',
  'transactions.date',
  'spending.total',
  'spending.stable',
  'scores.axis',
  'scores.value',
  'why.points',
];

test('every text is there in Spanish, French and German, with its places', () => {
  expect(catalogueProblems(en, { es, fr, de }, { same, messages })).toEqual([]);
});

import { catalogueProblems } from '@verdant/shared/testing';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

/** Names, and words that another language shares with English. */
const same = ['nav.menu', 'failure.status'];

test('every text is there in Spanish, French and German, with its places', () => {
  expect(catalogueProblems(en, { es, fr, de }, { same })).toEqual([]);
});

import { catalogueProblems } from '@verdant/shared/testing';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

/** Texts that are the same as in English; take one out once it is translated. */
const same = ['page.title'];

test('every text is there in Spanish, French and German, with its places', () => {
  expect(catalogueProblems(en, { es, fr, de }, { same })).toEqual([]);
});

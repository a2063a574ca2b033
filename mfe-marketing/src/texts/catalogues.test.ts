import { catalogueProblems } from '@verdant/shared/testing';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';

/** Names, and words that another language shares with English. */
const same = [
  'benefits.banking.title',
  'banking.eyebrow',
  'faq.eyebrow',
  'news.banking.category',
  'newsletter.eyebrow',
  'newsletter.placeholder',
  'footer.contact',
  'footer.blog',
  'footer.api',
];

test('every text is there in Spanish, French and German, with its places', () => {
  expect(catalogueProblems(en, { es, fr, de }, { same })).toEqual([]);
});

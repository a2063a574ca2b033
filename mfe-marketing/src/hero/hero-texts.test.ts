import { de } from '../texts/de';
import { en } from '../texts/en';
import { es } from '../texts/es';
import { fr } from '../texts/fr';

test.each(Object.entries({ en, es, fr, de }))('the accent of the headline is a part of it (%s)', (_language, texts) => {
  expect(texts['hero.title']).toContain(texts['hero.titleAccent']);
});

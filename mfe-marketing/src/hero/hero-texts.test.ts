import { languages } from '@verdant/shared/contract';

type Catalogues = Record<string, Record<string, string>>;

test.each(languages)('the accent of the headline is a part of it (%s)', (language) => {
  const texts = jest.requireActual<Catalogues>(`../texts/${language}`)[language];
  expect(texts?.['hero.title']).toContain(texts?.['hero.titleAccent']);
});

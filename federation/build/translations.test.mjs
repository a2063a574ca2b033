import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import translationImports from './translation-imports-loader.js';
import translationModule from './translation-loader.js';
import { translatedPages } from './translated-pages.js';

const page = {
  path: '/goals',
  module: './goals',
  access: 'guarded',
  title: 'Goals',
  nav: { label: 'Goals', order: 10 },
};
let folder;
const write = (path, value) => writeFileSync(join(folder, 'src/translations', path), JSON.stringify(value));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'translations-'));
  mkdirSync(join(folder, 'src/translations/legal'), { recursive: true });
  write('de.json', { pages: { '/goals.title': 'Ziele', '/goals.label': 'Meine Ziele' }, main: { save: 'Speichern' } });
  write('es.json', { pages: { '/goals.title': 'Metas' }, main: { save: 'Guardar' } });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a release has the pages of remote.json with their translations', () => {
  expect(translatedPages(folder, [page, { path: '/plans', module: './plans', access: 'public' }])).toEqual([
    {
      ...page,
      titles: { de: 'Ziele', es: 'Metas' },
      nav: { label: 'Goals', labels: { de: 'Meine Ziele' }, order: 10 },
    },
    { path: '/plans', module: './plans', access: 'public' },
  ]);
  expect(translatedPages(join(folder, 'elsewhere'), [page])).toEqual([page]);
});

test.each([
  [{ titles: { de: 'Ziele' } }],
  [{ descriptions: { de: 'Ziele sparen.' } }],
  [{ nav: { label: 'Goals', labels: { de: 'Ziele' }, order: 10 } }],
])('remote.json with %j is refused, with the new place', (changes) => {
  expect(() => translatedPages(folder, [{ ...page, ...changes }])).toThrow(
    'write these texts into "pages" of src/translations/<language>.json, as "/goals.title"',
  );
});

test('a translation of what remote.json does not have is refused', () => {
  write('es.json', { pages: { '/gaols.title': 'Metas' } });
  expect(() => translatedPages(folder, [page])).toThrow('src/translations/es.json translates /gaols.title');
});

test('an import by language becomes one for each file, in a chunk named after it', () => {
  const written = (context, source) => {
    const followed = [];
    const text = translationImports.call({ context, addContextDependency: (path) => followed.push(path) }, source);
    expect(followed).toEqual([context]);
    return text;
  };
  const source = 'export const t = translationsOf(filesOf((language) => import(`./${language}.json`)));';
  const here = join(folder, 'src/translations');
  expect(written(here, source)).toBe(
    `export const t = translationsOf({ de: () => import(/* webpackChunkName: "texts-de" */ './de.json'), ` +
      `es: () => import(/* webpackChunkName: "texts-es" */ './es.json'), });`,
  );
  write('legal/de.json', {});
  expect(written(join(here, 'legal'), source)).toContain('{ de: () => import(/* webpackChunkName: "texts-de-legal" */');
  expect(written(here, 'export const other = 1;')).toBe('export const other = 1;');
});

test('texts that only the release needs are in no script', () => {
  const texts = { main: { save: 'Speichern' } };
  expect(translationModule(JSON.stringify({ pages: { '/goals.title': 'Ziele' }, ...texts }))).toBe(
    `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`,
  );
});

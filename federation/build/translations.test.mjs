import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import translationImports from './translation-imports-loader.js';
import translationModule from './translation-loader.js';
import { translatedPages } from './translations.js';

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

test('the pages of remote.json are released with their translated titles and labels', () => {
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

test.each([{ titles: {} }, { descriptions: {} }, { nav: { label: 'Goals', labels: {}, order: 10 } }])(
  'remote.json with %j is refused with an error that names the right file for the texts',
  (changes) => {
    expect(() => translatedPages(folder, [{ ...page, ...changes }])).toThrow(
      'write these texts into "pages" of src/translations/<language>.json, as "/goals.title"',
    );
  },
);

test('a translation of a page that is not in remote.json is refused', () => {
  write('es.json', { pages: { '/gaols.title': 'Metas' } });
  expect(() => translatedPages(folder, [page])).toThrow('src/translations/es.json translates /gaols.title');
});

test('a dynamic import by language becomes one import per file, in a chunk named after the language', () => {
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

test('the script of a translation file contains its texts, but not its translated titles and labels of pages', () => {
  const texts = { main: { save: 'Speichern' } };
  const source = JSON.stringify({ pages: { '/goals.title': 'Ziele' }, ...texts });
  expect(Reflect.apply(translationModule, { resourcePath: 'de.json' }, [source])).toBe(
    `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`,
  );
});

test('a translation file with invalid JSON causes one error, with file and line', () => {
  const text = '{\n  "main": {\n    save }\n}';
  writeFileSync(join(folder, 'src/translations/de.json'), text);
  const error = /^src\/translations\/de\.json:3 is not valid JSON: /;
  expect(() => translatedPages(folder, [page])).toThrow(error);
  const emitError = jest.fn();
  const resourcePath = join(folder, 'src/translations/de.json');
  expect(Reflect.apply(translationModule, { resourcePath, emitError }, [text])).toBe('export default {};');
  expect(emitError.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringMatching(error) })]]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateTranslationTypes } from '../federation/cli/lib/translation-files.mjs';
import { languages } from '../shared/src/contract/languages';
import { catalogueProblems } from '../shared/src/testing/catalogues';
import { sourcesContaining, translationsLocationOf, listFilesBelow } from './testing/catalogues.mjs';
import { ROOT } from './lib/repository.mjs';
import sameAsEnglish from './same-as-english.json';

/** English texts of features, in the order in which they are loaded. */
const mockDefined = [];
jest.mock('@verdant/shared/texts', () => ({
  defineTranslatedTexts: (en) => {
    mockDefined.push(en);
    return {};
  },
  translationsOf: () => () => undefined,
}));

const translated = languages.filter((language) => language !== 'en');
const files = listFilesBelow();
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const readJson = (path) => JSON.parse(read(path));

const features = sourcesContaining(files, '= defineTranslatedTexts').map((path) => ({
  path,
  ...translationsLocationOf(path),
}));
const folders = sourcesContaining(files, '= translationsOf(').map((path) => dirname(path));

/** Packages with translations: the remotes of the product, and the template of a new remote. */
const packages = files
  .filter((path) => /(^mfe-[^/]+|\/template)\/remote\.json$/.test(path))
  .map((path) => dirname(path));

/** Returns the English texts of a page in remote.json, by their keys. */
const textsOf = ({ path, title, description, nav }) =>
  Object.entries({ title, description, label: nav?.label })
    .filter(([, text]) => text !== undefined)
    .map(([key, text]) => [`${path}.${key}`, text]);

/** Returns the names of a package's pages, which can be English in every language, as in a new remote. */
const namesOf = (around) =>
  packages.includes(around)
    ? readJson(join(around, 'remote.json')).pages.flatMap(({ title, nav }) => [title, nav?.label])
    : [];

const COPIED = ': the same as in English';

/** Returns the problems of the translations of a package. Names of pages are allowed to equal the English text. */
function problemsOf(around, english, translations, same = []) {
  const names = namesOf(around);
  return catalogueProblems(english, translations, { same }).filter(
    (problem) => !(problem.endsWith(COPIED) && names.includes(english[problem.slice(0, -COPIED.length)])),
  );
}

test('the list of translation files for the type checker is up to date (npm run docs writes the list)', () => {
  expect(read('translation-files.ts')).toBe(generateTranslationTypes(ROOT));
});

test('every file of English texts has translations', () => {
  const english = files.filter((path) => /\/(?:kit-)?texts(?:\/en)?\.ts$/.test(path) && !path.startsWith('server/'));
  expect(english).toEqual(expect.arrayContaining(['shared/src/ui/kit-texts.ts', 'mfe-samples/src/texts/en.ts']));
  const defining = features.map(({ path }) => path);
  expect(english.map((path) => path.replace('/en.ts', '/index.ts')).filter((path) => !defining.includes(path))).toEqual(
    [],
  );
});

describe.each(folders)('%s', (folder) => {
  const sections = features.filter((feature) => feature.folder === folder).map(({ section }) => section);

  test('has a file for every language and no other file', () => {
    const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.json'));
    expect(new Set(names)).toEqual(new Set(translated.map((code) => `${code}.json`)));
  });

  test('has one section for each feature, one for the pages of a remote, and no other section', () => {
    const isRemote = packages.some((around) => folder === join(around, 'src/translations'));
    const expected = isRemote ? ['pages', ...sections] : sections;
    for (const code of translated) {
      expect(Object.keys(readJson(join(folder, `${code}.json`))).toSorted()).toEqual(expected.toSorted());
    }
  });
});

test.each(features)('$path has every text in every language', async ({ path, folder, section }) => {
  const before = mockDefined.length;
  await import(join(ROOT, path));
  // Each file must define its texts itself. A definition that an earlier file had already imported would add no entry here.
  expect(mockDefined).toHaveLength(before + 1);
  const en = mockDefined.at(-1);
  const translations = Object.fromEntries(
    translated.map((code) => [code, readJson(join(folder, `${code}.json`))[section]]),
  );
  const [, around, part = ''] = /^(.+?)\/src\/translations(\/.+)?$/.exec(folder);
  const { [section]: same } = sameAsEnglish[`${around}${part}`] ?? {};
  expect(problemsOf(around, en, translations, same)).toEqual([]);
});

test.each(packages)('%s/remote.json is translated into every language', (around) => {
  const english = Object.fromEntries(readJson(join(around, 'remote.json')).pages.flatMap(textsOf));
  const translations = Object.fromEntries(
    translated.map((code) => [code, readJson(join(around, `src/translations/${code}.json`)).pages]),
  );
  expect(problemsOf(around, english, translations)).toEqual([]);
});

/** Every page that crawlers can index, except the landing page, whose texts come from the product. */
const found = packages
  .filter((around) => around.startsWith('mfe-'))
  .flatMap((around) =>
    readJson(join(around, 'remote.json'))
      .pages.filter(({ prerendered, access, path }) => prerendered && access !== 'guarded' && path !== '/')
      .map((page) => ({ around, page })),
  );

test.each(languages)('every public page has a unique title and description for search engines, in %s', (language) => {
  const words = found.map(({ around, page }) => {
    if (language === 'en') return page;
    const { pages } = readJson(join(around, `src/translations/${language}.json`));
    return { title: pages[`${page.path}.title`], description: pages[`${page.path}.description`] };
  });
  expect(words.length).toBeGreaterThan(5);
  for (const { description } of words) {
    expect(description).toMatch(/^.{50,160}$/);
    expect(description).toContain('Verdant');
  }
  expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
  expect(new Set(words.map(({ description }) => description)).size).toBe(words.length);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../shared/src/contract/languages';
import { catalogueProblems } from '../shared/src/testing/catalogues';
import { definitions, loaders, translationsFor, treeFiles } from './lib/catalogues.mjs';
import { ROOT } from './lib/root.mjs';

const translated = languages.filter((language) => language !== 'en');
const files = treeFiles();
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const readJson = (path) => JSON.parse(read(path));

const features = definitions(files).map((path) => ({ path, ...translationsFor(path) }));
const folders = loaders(files).map((path) => dirname(path));
const SAME = 'same-as-english.json';

test('every folder with English texts has its translations, and only such folders do', () => {
  const english = files
    .filter((path) => path.endsWith('/en.ts') && !path.startsWith('server/'))
    .map((path) => dirname(path));
  expect(new Set(english)).toEqual(new Set(features.map(({ path }) => dirname(path))));
  expect(english).toEqual(expect.arrayContaining(['shared/src/ui/kit-texts', 'shell/src/texts']));
});

describe.each(folders)('%s', (folder) => {
  const sections = features.filter((feature) => feature.folder === folder).map(({ section }) => section);

  test('has a file for every language and no other', () => {
    const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.json') && name !== SAME);
    expect(new Set(names)).toEqual(new Set(translated.map((code) => `${code}.json`)));
  });

  test('loads each language from its own file, as a chunk named after it', () => {
    for (const code of translated) {
      const chunk = new RegExp(`"texts-${code}(-[a-z]+)?"`);
      expect(read(join(folder, 'index.ts')).replace(chunk, '"..."')).toContain(
        `${code}: () => import(/* webpackChunkName: "..." */ './${code}.json'),`,
      );
    }
  });

  test('has a section for each feature and no other', () => {
    for (const code of translated) {
      expect(Object.keys(readJson(join(folder, `${code}.json`))).toSorted()).toEqual(sections.toSorted());
    }
  });
});

test.each(features)('$path has every text in every language', async ({ path, folder, section }) => {
  const { en } = await import(join(ROOT, dirname(path), 'en'));
  const translations = Object.fromEntries(
    translated.map((code) => [code, readJson(join(folder, `${code}.json`))[section]]),
  );
  const excused = join(folder, SAME);
  const { [section]: same = [] } = existsSync(join(ROOT, excused)) ? readJson(excused) : {};
  expect(catalogueProblems(en, translations, { same })).toEqual([]);
});

/** Those of the product, and the one that a new remote starts with. */
const declarations = files.filter((path) => /(^mfe-[^/]+|\/template)\/remote\.json$/.test(path));

/** The texts of a page in remote.json, each with its translations. */
function textsOf({ path, title, titles = {}, description, descriptions = {}, nav }) {
  return [
    ...(title === undefined ? [] : [[`title of ${path}`, titles]]),
    ...(description === undefined ? [] : [[`description of ${path}`, descriptions]]),
    ...(nav === undefined ? [] : [[`label of ${path}`, nav.labels ?? {}]]),
  ];
}

test.each(declarations)('%s is translated into every language', (declaration) => {
  for (const [name, translations] of JSON.parse(read(declaration)).pages.flatMap(textsOf)) {
    expect([name, new Set(Object.keys(translations))]).toEqual([name, new Set(translated)]);
    expect([name, Object.values(translations).filter((text) => text.trim() === '')]).toEqual([name, []]);
  }
});

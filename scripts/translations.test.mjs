import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../shared/src/contract/languages';
import { catalogueProblems } from '../shared/src/testing/catalogues';
import { textLoaders, treeFiles } from './lib/catalogues.mjs';
import { ROOT } from './lib/root.mjs';

const translated = languages.filter((language) => language !== 'en');
const files = treeFiles();
const loaders = textLoaders(files);
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const readCatalogue = async (folder, language) => (await import(join(ROOT, folder, language)))[language];

test('every folder with English texts loads its translations, and only such folders do', () => {
  const folders = files.filter((path) => path.endsWith('/en.ts')).map((path) => dirname(path));
  expect(new Set(folders)).toEqual(new Set(loaders.map((path) => dirname(path))));
  expect(folders).toEqual(expect.arrayContaining(['shared/src/ui/kit-texts', 'shell/src/texts']));
});

describe.each(loaders)('%s', (loader) => {
  const folder = dirname(loader);

  test('is beside a catalogue for every language and no other', () => {
    const codes = readdirSync(join(ROOT, folder)).flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.slice(1) ?? []);
    expect(new Set(codes)).toEqual(new Set(languages));
  });

  test('loads each translation from its own file, as a chunk named after the language', () => {
    for (const code of translated) {
      const chunk = new RegExp(`"texts-${code}(-[a-z]+)?"`);
      expect(read(loader).replace(chunk, '"..."')).toContain(
        `${code}: () => import(/* webpackChunkName: "..." */ './${code}').then(({ ${code} }) => ${code}),`,
      );
    }
  });

  test('has every text in every language', async () => {
    const translations = {};
    for (const language of translated) translations[language] = await readCatalogue(folder, language);
    const excused = join(folder, 'same-as-english.json');
    const same = existsSync(join(ROOT, excused)) ? JSON.parse(read(excused)) : [];
    expect(catalogueProblems(await readCatalogue(folder, 'en'), translations, { same })).toEqual([]);
  });
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

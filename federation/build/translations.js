const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** Pattern for the name of a translation file, such as `de.json`. */
const OF_LANGUAGE = /^[a-z]{2}\.json$/;

/** Key of the section with translations of texts in `remote.json`. The section is in the manifest, but in no script. */
const PAGES = 'pages';

/**
 * Parses a translation file and returns its sections.
 * @param {string} text
 * @param {string} name of the file, for the error
 * @returns {Record<string, Record<string, string>>}
 * @throws {Error} with file and line for a text that is not JSON
 */
function parseTranslation(text, name) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, position] = /at position (\d+)/.exec(reason) ?? [];
    const line = position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`;
    throw new Error(`src/translations/${name}${line} is not valid JSON: ${reason}`, { cause: error });
  }
}

/**
 * @typedef {import('../contract/remotes').DeclaredPage} DeclaredPage
 * @typedef {import('../contract/remotes').RemotePage} RemotePage
 */

/**
 * Reads the translations of texts in `remote.json`, by language. Keys of the texts look like `/goals.title`,
 * `/goals.description` and `/goals.label`.
 * @param {string} folder
 */
function readTranslations(folder) {
  const files = path.join(folder, 'src/translations');
  const names = existsSync(files) ? readdirSync(files).filter((name) => OF_LANGUAGE.test(name)) : [];
  return names.toSorted().map((name) => ({
    name,
    language: path.parse(name).name,
    /** @type {Record<string, string>} */
    texts: parseTranslation(readFileSync(path.join(files, name), 'utf8'), name)[PAGES] ?? {},
  }));
}

/** Returns the English texts that a page declares, by key. @param {DeclaredPage} page */
const keysOf = ({ path: page, title, description, nav }) =>
  Object.entries({ title, description, label: nav?.label }).flatMap(([key, text]) =>
    text === undefined ? [] : [`${page}.${key}`],
  );

/** @param {readonly DeclaredPage[]} pages */
function refuseOldPlaces(pages) {
  const old = pages.find((page) => 'titles' in page || 'descriptions' in page || (page.nav && 'labels' in page.nav));
  if (old === undefined) return;
  throw new Error(
    `remote.json translates ${old.path} by "titles", "descriptions" or "labels": write these texts into "${PAGES}" of ` +
      `src/translations/<language>.json, as "${old.path}.title", "${old.path}.description" and "${old.path}.label".`,
  );
}

/**
 * Returns the pages of `remote.json` with their translations, in the format of a release's manifest. @param {string} folder
 * of the remote
 * @param {readonly DeclaredPage[]} pages
 * @returns {RemotePage[]}
 * @throws if a translation has no English text in `remote.json`, or if `remote.json` contains translations
 */
function translatedPages(folder, pages) {
  refuseOldPlaces(pages);
  const files = readTranslations(folder);
  const knownTexts = new Set(pages.flatMap(keysOf));
  for (const { name, texts } of files) {
    const unknown = Object.keys(texts).find((key) => !knownTexts.has(key));
    if (unknown !== undefined) {
      throw new Error(`src/translations/${name} translates ${unknown} in "${PAGES}", which remote.json does not have.`);
    }
  }
  /** @param {string} key @returns {Record<string, string> | undefined} */
  const byLanguage = (key) => {
    const found = files.flatMap(({ language, texts }) => (texts[key] === undefined ? [] : [[language, texts[key]]]));
    return found.length > 0 ? Object.fromEntries(found) : undefined;
  };
  return pages.map((page) => ({
    ...page,
    titles: byLanguage(`${page.path}.title`),
    descriptions: byLanguage(`${page.path}.description`),
    ...(page.nav && { nav: { ...page.nav, labels: byLanguage(`${page.path}.label`) } }),
  }));
}

module.exports = { OF_LANGUAGE, PAGES, parseTranslation, translatedPages };

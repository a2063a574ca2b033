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

module.exports = { OF_LANGUAGE, PAGES, parseTranslation };

const { createHash } = require('node:crypto');
const { markupProblem } = require('./check-markup');

/**
 * @typedef {import('../contract/remotes').DeclaredPage} DeclaredPage
 * @typedef {(page: object) => Promise<string>} RenderPage
 * @typedef {{ modules: Record<string, object>, renderPage: RenderPage, languages: readonly string[] }} Pages the exports
 *   of the file that `pagesEntry` makes
 * @typedef {Record<string, Record<string, string>>} Rendered HTML by path and language
 */

/** Maximum number of printed lines of a stack trace. */
const STACK_LINES = 5;

/**
 * Returns the source code of the entry for the Node build. The entry exports the modules of the pages, and the renderer.
 * @param {string} renderer the product's module with `renderPage` and `languages`
 * @param {Record<string, string>} files by module
 */
function pagesEntry(renderer, files) {
  const modules = Object.keys(files);
  const imports = Object.values(files).map((file, index) => `import * as m${index} from ${JSON.stringify(file)};`);
  const list = modules.map((module, index) => `${JSON.stringify(module)}: m${index}`);
  const text = `${imports.join('')}export { languages, renderPage } from ${JSON.stringify(renderer)};export const modules = {${list.join()}};`;
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

/** Returns the message of an error and the first lines of its stack. @param {unknown} error */
function describeError(error) {
  if (!(error instanceof Error)) return String(error);
  return (error.stack ?? error.message).split('\n').slice(0, STACK_LINES).join('\n');
}

/**
 * Renders pages in all languages with the built script. Resolves to one JSON file for each module. @param {string} file
 * path of the built script
 * @param {{ name: string, pages: readonly DeclaredPage[], chunkOf: (module: string) => string }} remote
 * @returns {Promise<Record<string, string>>} contents by name
 * @throws for a page that cannot be rendered or sent, with file and line
 */
async function renderPages(file, { name, pages, chunkOf }) {
  // Source maps are turned on, so that stacks of the script's errors name source files.
  process.setSourceMapsEnabled(true);
  /** @type {Pages} */
  const { languages, modules, renderPage } = require(file);
  /** @type {Record<string, Rendered>} */
  const byModule = {};
  for (const language of languages) {
    for (const { path, module } of pages) {
      const failed = (/** @type {string} */ reason) =>
        new Error(`${name}: ${path} cannot be prerendered (${language}): ${reason}`);
      const [Component] = Object.values(modules[module] ?? {});
      const page = { Component, path, language, remote: name };
      const html = await renderPage(page).catch((/** @type {unknown} */ error) => {
        throw failed(describeError(error));
      });
      const problem = markupProblem(html);
      if (problem !== undefined) throw failed(problem);
      const rendered = (byModule[module] ??= {});
      (rendered[path] ??= {})[language] = html;
    }
  }
  return Object.fromEntries(
    Object.entries(byModule).map(([module, rendered]) => {
      const text = JSON.stringify(rendered);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      return [`${chunkOf(module)}.${hash}.json`, text];
    }),
  );
}

module.exports = { pagesEntry, renderPages };

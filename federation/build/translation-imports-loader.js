const { readdirSync } = require('node:fs');
const path = require('node:path');
const { OF_LANGUAGE } = require('./translations');

/** Pattern for a call with one import by language: ``filesOf((language) => import(`./${language}.json`))``. */
const BY_LANGUAGE = /\b\w+\(\((\w+)\) => import\(`\.\/\$\{\1\}\.json`\)\)/;

/**
 * Replaces the import whose path contains the language by one import for each language's file. webpack would add a table of
 * all chunks, and code that reads the table, to the first script for the original import.
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 */
module.exports = function translationImports(source) {
  const folder = this.context;
  this.addContextDependency(folder);
  const name = path.basename(folder);
  const part = name === 'translations' ? '' : `-${name}`;
  const imports = readdirSync(folder)
    .filter((file) => OF_LANGUAGE.test(file))
    .toSorted()
    .map((file) => {
      const language = path.parse(file).name;
      return `${language}: () => import(/* webpackChunkName: "texts-${language}${part}" */ './${file}'),`;
    });
  if (!BY_LANGUAGE.test(source) && source.includes('import(`./${')) {
    throw new Error(`${this.resourcePath}: write the import by language on one line, as the template has it`);
  }
  return source.replace(BY_LANGUAGE, `{ ${imports.join(' ')} }`);
};

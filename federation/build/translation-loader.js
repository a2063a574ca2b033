const { PAGES } = require('./translations');

/**
 * Returns a translation as an ES module, without texts that only the release needs. An `import()` of JSON would add a
 * helper for namespaces to the first script.
 * @param {string} source
 */
module.exports = (source) => {
  const { [PAGES]: _, ...texts } = JSON.parse(source);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
};

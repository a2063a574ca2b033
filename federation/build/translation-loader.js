const { PAGES } = require('./translations');

/**
 * A translation as an ES module, without what only the release needs. An `import()` of JSON itself would put a helper
 * into the first script, which makes a namespace of it.
 * @param {string} source
 */
module.exports = (source) => {
  const { [PAGES]: _, ...texts } = JSON.parse(source);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
};

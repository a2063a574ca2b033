/**
 * A translation as an ES module. An `import()` of JSON itself would put a helper into the first script, which makes a
 * namespace of it.
 * @param {string} source
 */
module.exports = (source) => `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(source)))});`;

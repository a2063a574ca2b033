const EXPORTS = /^export \{([^}]*)\};$/m;

/**
 * Keeps the names that a module exports, each as a function that throws.
 * @param {string} source
 * @returns {string}
 * @throws when the module exports nothing by name: the library is written differently by now
 */
module.exports = function withoutContent(source) {
  const names = EXPORTS.exec(source)?.[1];
  if (names === undefined) throw new Error('Expected one list of exports. Look again at unused-runtime.js.');
  const list = names.split(',').map((name) => `unused as ${name.trim()}`);
  return `const unused = () => { throw new Error("Left out by federation/build/unused-runtime.js"); };\nexport { ${list.join(', ')} };\n`;
};

/**
 * Of the federation library's semver: every version satisfies every range.
 * @param {string} source
 * @returns {string}
 * @throws when the module exports anything else: the library is written differently by now
 */
module.exports = function anyVersion(source) {
  if (!/^export \{ satisfy \};$/m.test(source))
    throw new Error('Expected satisfy alone. Look again at unused-runtime.js.');
  return 'export const satisfy = () => true;\n';
};

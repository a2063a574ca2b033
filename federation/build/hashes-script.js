/**
 * Returns the script with the hashes of all other files of a release. The server inlines the hashes only in pages of this
 * remote. The build writes the script, and publishing compares the script with the manifest.
 * @param {Readonly<Record<string, string>>} integrity by file
 */
function hashesScript(integrity) {
  const hashes = Object.entries(integrity).sort(([one], [other]) => (one < other ? -1 : 1));
  return `__federation_hashes__(document.currentScript,${JSON.stringify(Object.fromEntries(hashes))});`;
}

module.exports = { hashesScript };

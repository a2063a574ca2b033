/**
 * The script that tells a page the hash of every other file: that page alone has them at once which shows the remote.
 * The build writes it, and publishing compares it with what the manifest states.
 * @param {Readonly<Record<string, string>>} integrity by file
 */
function hashesScript(integrity) {
  const hashes = Object.entries(integrity).sort(([one], [other]) => (one < other ? -1 : 1));
  return `__federation_hashes__(document.currentScript,${JSON.stringify(Object.fromEntries(hashes))});`;
}

module.exports = { hashesScript };

import { readFileSync } from 'node:fs';

/** @param {string} file next to this one */
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Code that shows a notice in a page, for the clients of development builds. */
export const NOTICE = read('notice.js');

/**
 * Returns the code in front of a development build's entry. The code is in a block, because the entry runs again after a
 * retry of the host and would otherwise declare the same constants twice.
 * @param {string} remote
 */
export function devClient(remote) {
  const name = JSON.stringify(remote);
  const code = [NOTICE, read('refresh.js'), read('client.js'), `followBuilds(${name});`];
  return `{\n${[...code, read('leaks.js'), `watchLeaks(${name});`].join('\n')}\n}\n`;
}

import { readFileSync } from 'node:fs';

/** @param {string} file next to this one */
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

export const NOTICE = read('notice.js');

/**
 * Returns the code in front of a development build's entry, in a block, because the entry can run several times.
 * @param {string} remote
 */
export function devClient(remote) {
  const name = JSON.stringify(remote);
  const code = [NOTICE, read('refresh.js'), read('client.js'), `followBuilds(${name});`];
  return `{\n${[...code, read('leaks.js'), `watchLeaks(${name});`].join('\n')}\n}\n`;
}

import { readFileSync } from 'node:fs';

/** @param {string} file next to this one */
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

export const NOTICE_SCRIPT = read('notice.js');

/**
 * Returns the code that is prepended to a development build's entry. The code is in a block, so that its constants can be
 * declared again when the entry runs again.
 * @param {string} remote
 */
export function devClient(remote) {
  const name = JSON.stringify(remote);
  const code = [NOTICE_SCRIPT, read('refresh.js'), read('client.js'), `followBuilds(${name});`];
  return `{\n${[...code, read('leaks.js'), `watchLeaks(${name});`].join('\n')}\n}\n`;
}

import { readFileSync } from 'node:fs';

/** @param {string} file next to this one */
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * The code in front of a development build's entry. In a block, since a retry of the host runs the entry again.
 * @param {string} name of the remote
 */
export const devClient = (name) =>
  `${read('client.js')}{\n${read('leaks.js')}\nwatchLeaks(${JSON.stringify(name)});\n}\n`;

import { fileURLToPath } from 'node:url';
import { unminifiedConfig } from '../../../federation/cli/dev/dev-config.mjs';

/** @typedef {import('webpack').Configuration} Configuration */

const RUNTIME = fileURLToPath(new URL('refresh-runtime.js', import.meta.url));

/**
 * Returns the webpack configuration of the shell with the development build of React, and with React Refresh for
 * development builds of remotes.
 * @param {Configuration} config of the production build
 * @param {string} folder for the built files
 * @returns {Configuration}
 */
export function devShell(config, folder) {
  const entry = /** @type {Record<string, string>} */ (config.entry);
  const main = [RUNTIME, entry['main'] ?? ''];
  return { ...unminifiedConfig(config, folder), entry: { ...entry, main } };
}

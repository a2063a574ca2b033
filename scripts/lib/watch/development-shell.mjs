import { fileURLToPath } from 'node:url';
import { unminified } from '../../../federation/cli/dev/dev-config.mjs';

const REFRESH = fileURLToPath(new URL('refresh.js', import.meta.url));

/**
 * The development build of the shell: with React's warnings, and React Fast Refresh for remotes.
 * @param {import('webpack').Configuration} config of its production build
 * @param {string} folder where the files go
 * @returns {import('webpack').Configuration}
 */
export function developmentShell(config, folder) {
  const { entry, ...build } = unminified(config, folder);
  return {
    ...build,
    entry: Object.fromEntries(Object.entries(entry ?? {}).map(([name, file]) => [name, [REFRESH, file]])),
  };
}

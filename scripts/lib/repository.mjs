import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Folder of the server, which esbuild builds for Node. */
export const SERVER = 'server';

/** Returns the folders that webpack builds: the shell first, then the remotes by name. */
export function builtPackages() {
  const names = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'webpack.config.js')));
  return names.toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
}

/** Returns the webpack configuration of a package's production build. @param {string} name */
export function webpackConfigOf(name) {
  const exported = createRequire(import.meta.url)(join(ROOT, name, 'webpack.config.js'));
  return typeof exported === 'function' ? exported({}) : exported;
}

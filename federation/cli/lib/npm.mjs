import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/** npm as a script for Node: the one that runs us, else the one next to Node. */
export function npmScript() {
  const candidates = [
    process.env['npm_execpath'] ?? '',
    join(process.execPath, '..', '..', 'lib/node_modules/npm/bin/npm-cli.js'),
    join(process.execPath, '..', 'node_modules/npm/bin/npm-cli.js'),
  ];
  const found = candidates.find((path) => /npm-cli\.c?js$/.test(path) && existsSync(path));
  if (!found) {
    throw new Failure('npm was not found beside Node. Please run npm in this folder by hand, then try again.');
  }
  return found;
}

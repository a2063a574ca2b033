import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  copyFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './root.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'images']);

/**
 * Links what is installed; links between workspaces lead to the copy's own folders.
 * @param {string} from
 * @param {string} to
 */
function linkModules(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    const kind = lstatSync(source);
    if (kind.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (kind.isFile()) copyFileSync(source, target);
    else if (name === '@verdant') linkModules(source, target);
    else symlinkSync(source, target);
  }
}

/**
 * Copies the tree's sources into a new temporary folder, with the installed packages linked, for tests that would change
 * the tree itself. Returns the folder, which the caller removes.
 */
export function copyTree() {
  const copy = join(mkdtempSync(join(tmpdir(), 'verdant-tree-')), 'verdant');
  const isSource = (/** @type {string} */ path) =>
    path === ROOT || !(LEFT_OUT.has(basename(path)) || /^\.(git|cache|data|keys|mf)$/.test(basename(path)));
  cpSync(ROOT, copy, { recursive: true, filter: isSource });
  linkModules(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const own = join('server', 'node_modules');
  if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(copy, own));
  return copy;
}

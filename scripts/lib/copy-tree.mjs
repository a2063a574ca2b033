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

/** Links the packages of single workspaces: versions that differ from those of the root. @param {string} copy */
function linkOwnModules(copy) {
  for (const workspace of readdirSync(ROOT)) {
    const own = join(workspace, 'node_modules');
    if (!existsSync(join(ROOT, own))) continue;
    mkdirSync(join(copy, own));
    for (const name of readdirSync(join(ROOT, own))) {
      // Hidden folders are written by builds.
      if (!name.startsWith('.')) symlinkSync(join(ROOT, own, name), join(copy, own, name));
    }
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
  linkOwnModules(copy);
  return copy;
}

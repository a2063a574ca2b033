import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../lib/repository.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'images']);

/**
 * Links installed packages; links between workspaces point to the copy. Hidden folders are skipped, because builds write
 * to these folders.
 * @param {string} copy @param {string} folder
 */
function linkModules(copy, folder) {
  const [from, to] = [join(ROOT, folder, 'node_modules'), join(copy, folder, 'node_modules')];
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!entry.isDirectory() || entry.name === '@verdant') {
      cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    } else if (!entry.name.startsWith('.') || entry.name === '.bin') symlinkSync(source, target);
  }
}

/** Copies sources into a new temporary folder and links the packages. The caller removes the returned folder's parent. */
export function copyTree() {
  const copy = join(mkdtempSync(join(tmpdir(), 'verdant-tree-')), 'verdant');
  const isSource = (/** @type {string} */ path) =>
    path === ROOT || !(LEFT_OUT.has(basename(path)) || /^\.(git|cache|data|keys|mf)$/.test(basename(path)));
  cpSync(ROOT, copy, { recursive: true, filter: isSource });
  const workspaces = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const folder of ['.', ...workspaces.map(({ name }) => name)]) linkModules(copy, folder);
  return copy;
}

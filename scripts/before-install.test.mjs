import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..');

/** Returns the imports of a module at its start, without types and later calls of `import()`. */
function startImports(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .filter((node) => (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
    .map((node) => node.moduleSpecifier.text);
}

/** The packages that must be there before the first line of `file` runs, each with the file that imports it. */
function packagesBefore(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return startImports(file).flatMap((name) => {
    if (name.startsWith('.')) return packagesBefore(resolve(dirname(file), name), seen);
    return name.startsWith('node:') ? [] : [`${name} in ${relative(ROOT, file)}`];
  });
}

// Each of them may be the first command in a fresh clone: it installs the packages itself.
test.each(['build', 'dev-all', 'pack', 'server-command', 'start', 'test'])(
  'scripts/%s.mjs starts without any package installed',
  (name) => {
    const file = join(ROOT, `scripts/${name}.mjs`);
    const seen = new Set();
    expect(packagesBefore(file, seen)).toEqual([]);
    expect([...seen].map((path) => relative(ROOT, path))).toContain('scripts/lib/install.mjs');
  },
);

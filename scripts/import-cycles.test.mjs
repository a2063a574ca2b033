import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCycle, graphOf, readImports } from './lib/import-graph.mjs';

const ROOT = join(__dirname, '..');
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

/** Folders whose subfolders must not import each other in a circle; a file that is in none counts by itself. */
const roots = [
  'federation',
  'federation/browser',
  'federation/build',
  'federation/cli',
  'federation/server',
  'server/src',
  'shared/src',
  'shell/src',
  ...remotes.map((name) => `${name}/src`),
];

const imports = readImports(ROOT);
const isTest = (file) => /\.test\.\w+$/.test(file);

/** The top-level folder of `root` that contains the file; tests may look at anything. */
const folderIn = (root) => (file) => {
  if (!file.startsWith(`${root}/`) || isTest(file)) return undefined;
  return file.slice(root.length + 1).split('/')[0];
};

test.each(roots)('no folders of %s import each other', (root) => {
  const graph = graphOf(imports, folderIn(root));
  expect(graph.size).toBeGreaterThan(0);
  expect(findCycle(graph)).toEqual([]);
});

test('no files import each other in a circle, not even for types', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(findCycle(graphOf(imports, (file) => file))).toEqual([]);
});

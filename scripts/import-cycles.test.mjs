import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { treeFiles } from './lib/catalogues.mjs';
import { ROOT } from './lib/root.mjs';

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

/** Folders whose subfolders must not import each other in a circle; a file that is in none counts by itself. Lint finds circles of files. */
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

/** Files by the names that a workspace exports: `@verdant/shared/ui`. */
const exported = new Map(
  ['federation', 'shared'].flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    return Object.entries(exports).map(([key, file]) => [posix.join(name, key), posix.join(folder, file)]);
  }),
);

/** Every import of the tree, those of types alone too. Tests may look at anything. */
const imports = treeFiles()
  .filter((file) => /\.(tsx?|mjs|js)$/.test(file) && !/\.test\.\w+$|\.d\.ts$/.test(file))
  .flatMap((from) =>
    ts
      .preProcessFile(readFileSync(join(ROOT, from), 'utf8'), true, true)
      .importedFiles.map(({ fileName }) =>
        fileName.startsWith('.') ? posix.join(posix.dirname(from), fileName) : exported.get(fileName),
      )
      .filter((to) => to !== undefined)
      .map((to) => ({ from, to })),
  );

/** Returns the folder or file below a root that a path is in, without the ending. */
const placeIn = (root, path) =>
  path.startsWith(`${root}/`)
    ? path
        .slice(root.length + 1)
        .split('/')[0]
        .replace(/\.\w+$/, '')
    : undefined;

/** One circle of the places below a root, as imports of files; empty without one. */
function findCycle(root) {
  const inside = imports
    .map(({ from, to }) => ({ from: placeIn(root, from), to: placeIn(root, to), text: `${from} -> ${to}` }))
    .filter(({ from, to }) => from !== undefined && to !== undefined && from !== to);
  expect(inside.length).toBeGreaterThan(0);
  const done = new Set();
  const visit = (place, path, steps) => {
    if (path.includes(place)) return steps.slice(path.indexOf(place));
    if (done.has(place)) return [];
    for (const { to, text } of inside.filter(({ from }) => from === place)) {
      const cycle = visit(to, [...path, place], [...steps, text]);
      if (cycle.length > 0) return cycle;
    }
    done.add(place);
    return [];
  };
  return inside.map(({ from }) => visit(from, [], [])).find((cycle) => cycle.length > 0) ?? [];
}

test.each(roots)('no folders of %s import each other', (root) => expect(findCycle(root)).toEqual([]));

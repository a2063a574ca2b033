import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ from: string, to: string }} Import paths relative to the repository
 * @typedef {Map<string, Map<string, Import>>} Graph for each node the nodes that it imports, each with an example
 */

const SOURCE = /(?<!\.d)\.(tsx?|mjs|js)$/;
const SKIPPED = /^(node_modules|dist|coverage|test-results|\..*)$/;

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : sourcesIn(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** Files by the names that the workspaces export: `@verdant/shared/ui`. @param {string} root @returns {Map<string, string>} */
function exportedFiles(root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return new Map(
    workspaces.flatMap((folder) => {
      /** @type {{ name: string, exports?: Record<string, unknown> }} */
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return Object.entries(exports).flatMap(([key, target]) =>
        typeof target === 'string'
          ? [/** @type {[string, string]} */ ([join(name, key).replaceAll(sep, '/'), join(root, folder, target)])]
          : [],
      );
    }),
  );
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Every import between files of the repository, those of types alone too. @param {string} root @returns {Import[]} */
export function readImports(root) {
  const sources = new Set(sourcesIn(root));
  const exported = exportedFiles(root);
  return [...sources].flatMap((file) =>
    ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName }) => {
      const base = fileName.startsWith('.') ? resolve(dirname(file), fileName) : exported.get(fileName);
      const target = base && ENDINGS.map((ending) => base + ending).find((path) => sources.has(path));
      return target ? [{ from: relative(root, file), to: relative(root, target) }] : [];
    }),
  );
}

/**
 * The graph of what `nodeOf` makes of the files; a file that it maps to undefined is left out.
 *
 * @param {readonly Import[]} imports @param {(file: string) => string | undefined} nodeOf @returns {Graph}
 */
export function graphOf(imports, nodeOf) {
  /** @type {Graph} */
  const graph = new Map();
  for (const one of imports) {
    const [from, to] = [nodeOf(one.from), nodeOf(one.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const targets = graph.get(from) ?? new Map();
    graph.set(from, targets.set(to, targets.get(to) ?? one));
  }
  return graph;
}

/** One cycle of the graph, as its imports; empty without one. @param {Graph} graph @returns {string[]} */
export function findCycle(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} node @param {readonly string[]} path @param {readonly string[]} steps @returns {string[]} */
  const visit = (node, path, steps) => {
    const start = path.indexOf(node);
    if (start >= 0) return steps.slice(start);
    if (done.has(node)) return [];
    for (const [next, { from, to }] of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node], [...steps, `${from} -> ${to}`]);
      if (cycle.length > 0) return cycle;
    }
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, [], []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

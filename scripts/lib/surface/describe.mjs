import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.mjs';
import { createPrinter } from './print-type.mjs';

/** @typedef {import('./compare.mjs').Surface} Surface */

const SHARED = join(ROOT, 'shared');

/** Every module that shared exports, with its file; styles have no types. @returns {[string, string][]} */
function modulesOf() {
  /** @type {Record<string, string>} */
  const exported = JSON.parse(readFileSync(join(SHARED, 'package.json'), 'utf8')).exports;
  return Object.entries(exported)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([name, file]) => /** @type {[string, string]} */ ([`@verdant/shared/${name.slice(2)}`, join(SHARED, file)]))
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'));
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT).options;
}

/** What the modules of shared export at this moment, by the compiler's own account. @returns {Surface} */
export function readSurface() {
  const modules = modulesOf();
  const ambient = readdirSync(join(ROOT, 'types')).map((file) => join(ROOT, 'types', file));
  const program = ts.createProgram([...modules.map(([, file]) => file), ...ambient], compilerOptions());
  const checker = program.getTypeChecker();
  const exportsOf = (/** @type {string} */ file) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${file} exports nothing`);
    return checker.getExportsOfModule(symbol).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  };
  const resolve = (/** @type {ts.Symbol} */ symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const all = modules.map(([module, file]) => ({
    module,
    symbols: exportsOf(file).map((symbol) => ({ name: symbol.name, symbol: resolve(symbol) })),
  }));
  const isVersion = (/** @type {{ name: string }} */ { name }) => name === 'CONTRACT_VERSION';
  const named = new Set(all.flatMap(({ symbols }) => symbols.map(({ symbol }) => symbol)));
  const printer = createPrinter(checker, named, (path) => path.startsWith(SHARED));
  const entries = all.flatMap(({ module, symbols }) =>
    // The version of the surface is no part of it: raising it breaks nobody.
    symbols
      .filter((one) => !isVersion(one))
      .flatMap(({ name, symbol }) =>
        printer.linesOf(name, symbol).map(([line, type]) => ({ module, name: line, type })),
      ),
  );
  return { version: versionIn(readFileSync(join(ROOT, 'federation/contract/remotes.ts'), 'utf8')), entries };
}

/** @param {string} source */
function versionIn(source) {
  const [, version] = /CONTRACT_VERSION = '([^']+)'/.exec(source) ?? [];
  if (version === undefined) throw new Error('There is no CONTRACT_VERSION');
  return version;
}

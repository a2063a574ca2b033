import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.mjs';
import { createPrinter } from './print-type.mjs';

/**
 * @typedef {import('./compare.mjs').Surface} Surface
 * @typedef {import('./compare.mjs').Bundled} Bundled
 */

/** The packages whose exports remotes rely on; what federation exports for hosts and builds is versioned with it. */
const PACKAGES = [
  {
    name: '@verdant/federation',
    folder: join(ROOT, 'federation'),
    modules: ['./contract', './fit', './testing'],
  },
  { name: '@verdant/shared', folder: join(ROOT, 'shared') },
];

/**
 * Modules that a remote gets from the host at run time. All others are bundled into the remote: a change there cannot
 * break a release, and the type checker finds what it breaks in sources.
 */
const SHARED_AT_RUN_TIME = /^@verdant\/shared\/(api|query|router|services|texts|ui)$/;

/** @typedef {{ name: string, folder: string, modules?: string[] }} Package `modules`: all without it */

/** Every module of a package, with its file; styles have no types. @param {Package} from @returns {[string, string][]} */
function modulesOf({ name, folder, modules }) {
  /** @type {Record<string, string>} */
  const exported = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports;
  return Object.entries(exported)
    .filter(([module, file]) => /\.tsx?$/.test(file) && (modules?.includes(module) ?? true))
    .map(([module, file]) => /** @type {[string, string]} */ ([`${name}/${module.slice(2)}`, join(folder, file)]))
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'));
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT).options;
}

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

/** What the modules export now, as the compiler sees it. @returns {{ surface: Surface, bundled: Bundled[] }} */
export function readSurface() {
  const modules = PACKAGES.flatMap(modulesOf);
  const ambient = join(ROOT, 'federation/build/styles.d.ts');
  const program = ts.createProgram([...modules.map(([, file]) => file), ambient], compilerOptions());
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
  const named = new Set(all.flatMap(({ symbols }) => symbols.map(({ symbol }) => symbol)));
  const isOwn = (/** @type {string} */ path) => PACKAGES.some(({ folder }) => path.startsWith(`${folder}/`));
  const printer = createPrinter(checker, named, isOwn, languagesIn(read('shared/src/contract/languages.ts')));
  const isShared = (/** @type {{ module: string }} */ { module }) => SHARED_AT_RUN_TIME.test(module);
  const entries = all
    .filter(isShared)
    .flatMap(({ module, symbols }) =>
      symbols.flatMap(({ name, symbol }) =>
        printer.linesOf(name, symbol).map(([line, type]) => ({ module, name: line, type })),
      ),
    );
  const bundled = all
    .filter((one) => !isShared(one))
    .map(({ module, symbols }) => ({ module, names: symbols.map(({ name }) => name) }));
  const version = versionIn(read('federation/contract/remotes.ts'));
  return { surface: { version, entries }, bundled };
}

/** @param {string} source */
function versionIn(source) {
  const [, version] = /CONTRACT_VERSION = '([^']+)'/.exec(source) ?? [];
  if (version === undefined) throw new Error('There is no CONTRACT_VERSION');
  return version;
}

/** @param {string} source */
function languagesIn(source) {
  const [, after = ''] = source.split('languages = [');
  const [codes = ''] = after.split(']');
  return codes.split(',').map((code) => code.trim().slice(1, -1));
}

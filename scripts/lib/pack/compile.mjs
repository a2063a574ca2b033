import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.mjs';

/**
 * Extension of compiled files. ES modules are `.mjs` in a package that also contains CommonJS.
 * @typedef {'.js' | '.mjs'} ScriptEnding
 */

const AMBIENT = ['styles.d.ts', 'webpack-require.d.ts'].map((name) => join(ROOT, 'federation/build', name));

/** Returns compiler options that emit scripts and declarations. @param {string} folder @returns {ts.CompilerOptions} */
export function compilerOptionsFor(folder) {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  return {
    ...options,
    noEmit: false,
    declaration: true,
    rootDir: ROOT,
    outDir: join(folder, 'out'),
    types: ['node'],
    allowJs: true,
  };
}

/**
 * Returns the specifier of a relative import between compiled files: `./card` becomes `./card.js`, and `../texts` becomes
 * `../texts/index.js`.
 * @param {string} source the file that imports
 * @param {string} specifier @param {ScriptEnding} ending
 */
function compiledSpecifier(source, specifier, ending) {
  const target = resolve(dirname(source), specifier);
  if (['.ts', '.tsx'].some((end) => existsSync(`${target}${end}`))) return `${specifier}${ending}`;
  if (!existsSync(join(target, 'index.ts'))) return specifier;
  return `${specifier.replace(/\/$/, '')}/index${ending}`;
}

/**
 * Returns compiled code with file extensions in relative imports, which ES modules require.
 * @param {string} text of a script or of its types
 * @param {string} source the file it is compiled from
 * @param {ScriptEnding} ending
 */
export function addImportExtensions(text, source, ending) {
  const imports = ts.preProcessFile(text, true, true).importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
  return imports
    .toSorted((a, b) => b.pos - a.pos)
    .reduce((changed, { fileName, pos }) => {
      // `pos` is the position of the opening quote.
      const at = changed.indexOf(fileName, pos);
      const rest = changed.slice(at + fileName.length);
      return `${changed.slice(0, at)}${compiledSpecifier(source, fileName, ending)}${rest}`;
    }, text);
}

/**
 * Returns a path with the extension for ES modules: `ui/card.d.mts` for `ui/card.d.ts`.
 * @param {string} path @param {ScriptEnding} ending
 */
const renamed = (path, ending) =>
  ending === '.mjs' ? path.replace(/\.d\.ts$/, '.d.mts').replace(/\.js$/, '.mjs') : path;

/**
 * Compiles sources to ES modules with declarations, without type checks: `npm run test:lint` checks the types.
 * @param {Readonly<Record<string, ScriptEnding>>} files absolute paths, with the extension of the compiled file; only
 * declarations are emitted for JavaScript
 * @param {string} base folder to which the paths of the results are relative
 * @returns {Record<string, string>} texts by path, with `/`
 */
export function compile(files, base) {
  const program = ts.createProgram([...Object.keys(files), ...AMBIENT], compilerOptionsFor(base));
  /** @type {Record<string, string>} */
  const results = {};
  const out = join(base, 'out', relative(ROOT, base));
  for (const [file, ending] of Object.entries(files)) {
    const isTypesOnly = file.endsWith('.js');
    const write = (/** @type {string} */ path, /** @type {string} */ text) => {
      const name = relative(out, path);
      results[isTypesOnly ? name : renamed(name, ending)] = addImportExtensions(text, file, ending);
    };
    program.emit(program.getSourceFile(file), write, undefined, isTypesOnly);
  }
  return results;
}

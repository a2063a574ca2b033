import { join, relative } from 'node:path';
import { buildSync } from 'esbuild';
import ts from 'typescript';
import { ROOT } from '../repository.mjs';

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
 * Compiles TypeScript to ES modules for bundlers, and emits declarations of all files, without type checks:
 * `npm run test:lint` checks the types.
 * @param {readonly string[]} files absolute paths
 * @param {string} base folder to which the paths of the results are relative
 * @returns {Record<string, string>} texts by path, with `/`
 */
export function compile(files, base) {
  const program = ts.createProgram([...files, ...AMBIENT], compilerOptionsFor(base));
  const out = join(base, 'out', relative(ROOT, base));
  /** @type {Record<string, string>} */
  const results = {};
  for (const file of files) {
    const write = (/** @type {string} */ path, /** @type {string} */ text) =>
      void (results[relative(out, path)] = text);
    program.emit(program.getSourceFile(file), write, undefined, file.endsWith('.js'));
  }
  return results;
}

/** Returns a module and its relative imports as one ES module for Node. @param {string} file absolute path */
export function bundleForNode(file) {
  const options = /** @type {const} */ ({ bundle: true, format: 'esm', platform: 'node', packages: 'external' });
  return buildSync({ ...options, entryPoints: [file], write: false }).outputFiles[0]?.text ?? '';
}

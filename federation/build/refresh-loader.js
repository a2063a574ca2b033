const path = require('node:path');
const { transform } = require('@swc/core');

/** Options with which swc only adds the calls that register components with React Refresh. */
const OPTIONS = /** @type {import('@swc/core').Options} */ ({
  configFile: false,
  swcrc: false,
  isModule: true,
  sourceMaps: true,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'ecmascript', jsx: true },
    // Comments are preserved because webpack reads names of chunks from comments.
    preserveAllComments: true,
    transform: { react: { runtime: 'automatic', development: true, refresh: true } },
  },
});

/**
 * Returns declarations, on one line, of the two functions that the registrations call. Both functions do nothing if the
 * host has no React Refresh. @param {string} file path that identifies the module's components in the page
 */
const declarations = (file) =>
  'const $RefreshReg$ = (type, id) => globalThis.__federation_refresh__?.register(type, ' +
  `${JSON.stringify(`${file} `)} + id), ` +
  '$RefreshSig$ = () => globalThis.__federation_refresh__?.createSignatureFunctionForTransform() ?? ((type) => type); ';

/**
 * Resolves to the code of a module with the registrations of its components, or to undefined if there is no component.
 * @param {string} source
 * @param {{ file: string, name: string, map?: string | object }} module `name`: identifies the module's components in the
 * page
 */
async function register(source, { file, name, map }) {
  const inputSourceMap = typeof map === 'object' ? JSON.stringify(map) : map;
  const options = { ...OPTIONS, filename: file, ...(inputSourceMap && { inputSourceMap }) };
  const result = await transform(source, options);
  if (!result.code.includes('$Refresh')) return undefined;
  return { code: declarations(name) + result.code, map: result.map && JSON.parse(result.map) };
}

/**
 * Registers the components of a module with the host's React Refresh. Runs after the compiler, in development builds.
 * @this {import('webpack').LoaderContext<{ remote: string }>}
 * @param {string} source
 * @param {string} [map] source map of the compiler, which is possibly an object
 */
module.exports = async function refreshLoader(source, map) {
  const file = this.resourcePath;
  const name = `${this.getOptions().remote}/${path.relative(this.rootContext, file).replaceAll(path.sep, '/')}`;
  const done = this.async();
  // A syntax error is ignored here, because webpack reports the error with its position.
  const registered = await register(source, { file, name, ...(map && { map }) }).catch(() => undefined);
  done(null, registered?.code ?? source, registered?.map ?? map);
};

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
 * Registers the components of a module with the host's React Refresh. Runs after the compiler, in development builds.
 * @this {import('webpack').LoaderContext<{ remote: string }>}
 * @param {string} source
 * @param {string} [map] source map of the compiler, which is possibly an object
 */
module.exports = async function refreshLoader(source, map) {
  const filename = this.resourcePath;
  const name = `${this.getOptions().remote}/${path.relative(this.rootContext, filename).replaceAll(path.sep, '/')}`;
  const done = this.async();
  const inputSourceMap = typeof map === 'object' ? JSON.stringify(map) : map;
  const options = { ...OPTIONS, filename, ...(inputSourceMap && { inputSourceMap }) };
  // A syntax error is ignored here, because webpack reports the error with its position.
  const result = await transform(source, options).catch(() => undefined);
  if (!result?.code.includes('$Refresh')) return done(null, source, map);
  return done(null, declarations(name) + result.code, result.map && JSON.parse(result.map));
};

const { transformSync } = require('@swc/core');

/** One line, so that line numbers stay. Nothing is registered in a shell whose React is not its development build. */
const BEGIN =
  'const { $RefreshReg$ = () => {}, $RefreshSig$ = () => (type) => type } = globalThis.__federation_refresh__?.begin(__webpack_require__, __webpack_module__) ?? {};';
const END = ';globalThis.__federation_refresh__?.end(__webpack_module__);';

/**
 * A webpack loader, after the compiler: registers components and the hooks that they use for React Fast Refresh.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @param {unknown} map
 */
module.exports = function refreshLoader(source, map) {
  const { code, map: sourceMap } = transformSync(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    inputSourceMap: map === undefined ? false : typeof map === 'string' ? map : JSON.stringify(map),
    jsc: {
      target: 'es2023',
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  });
  this.callback(undefined, `${BEGIN}${code}\n${END}`, sourceMap);
};

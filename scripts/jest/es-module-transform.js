const { transformSync } = require('@swc/core');

/**
 * Turns an ES-only package into CommonJS. The block around it lets a file declare its own `__dirname`,
 * which Jest's module wrapper has as a parameter already.
 */
module.exports = {
  process(source, filename) {
    const { code } = transformSync(source, {
      filename,
      swcrc: false,
      module: { type: 'commonjs' },
      jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
    });
    return { code: `{${code}\n}` };
  },
};

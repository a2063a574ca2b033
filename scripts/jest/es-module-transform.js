const { transformSync } = require('@swc/core');

/**
 * Turns an ES-only package into CommonJS. The code is put into a block, so that a file can declare its own `__dirname`
 * although Jest's module wrapper has that parameter.
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

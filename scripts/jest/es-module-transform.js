const { transformSync } = require('@swc/core');

/**
 * Compiles a package that contains only ES modules to CommonJS. The code is wrapped in a block, so that a file can declare
 * its own `__dirname`, although Jest's module wrapper has a parameter of this name.
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

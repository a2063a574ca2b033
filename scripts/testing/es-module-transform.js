const { transformSync } = require('@swc/core');

/** Compiles ES modules to CommonJS, in a block, so that a file can declare its own `__dirname`. */
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

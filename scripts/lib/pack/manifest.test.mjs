import { packedPackageJson, usedNpmPackages } from './manifest.mjs';

const packed = {
  folder: '/kit',
  copied: /\.css$/,
  exports: { './styles/*': './src/styles/*' },
  dependencies: ['@scope/preset'],
  peers: ['react'],
};
const around = {
  versionOf: (name) => ({ '@scope/preset': '2.0.0', valibot: '1.5.0', react: '19.3.1' })[name],
  engines: { node: '>=20' },
};
const contents = {
  'src/ui/index.js':
    "import 'valibot'; import { useState } from 'react'; import '@scope/kit/build'; import './own.js';",
  'src/ui/index.d.ts': "import type { a } from 'types-only';",
  'src/build/index.mjs': '',
  'src/build/index.d.ts': '',
  'src/build/index.js': '',
  'template/src/page.js': "import 'of-the-template';",
};

test('a packed package exports its compiled modules, and omits exports whose files are not packed', () => {
  const source = {
    name: '@scope/kit',
    version: '1.2.3',
    exports: { './ui': './src/ui/index.ts', './build': './src/build/index.ts', './server': './src/server/index.ts' },
  };
  expect(packedPackageJson(source, packed, contents, around)).toMatchObject({
    name: '@scope/kit',
    version: '1.2.3',
    exports: {
      './ui': { types: './src/ui/index.d.ts', default: './src/ui/index.js' },
      './build': { types: './src/build/index.d.ts', default: './src/build/index.mjs' },
      './styles/*': './src/styles/*',
      './package.json': './package.json',
    },
    dependencies: { '@scope/preset': '2.0.0', valibot: '1.5.0' },
    peerDependencies: { react: '^19.3.1' },
  });
  expect(packedPackageJson(source, packed, contents, around).exports).not.toHaveProperty('./server');
});

test('packages are found in every kind of import, export and require', () => {
  const text = `import * as v from 'valibot'; export { a } from '@scope/kit/ui'; const b = require('webpack/lib/b');
    const c = await import('semver'); require.resolve('css-loader'); import { join } from 'node:path'; import './own.js';`;
  expect(usedNpmPackages(text)).toEqual(['@scope/kit', 'css-loader', 'semver', 'valibot', 'webpack']);
});

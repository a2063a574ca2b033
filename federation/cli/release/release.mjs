import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { askToConfirm, Failure, startProgress } from '../lib/terminal.mjs';
import { readConfig, recommendedCommand } from '../lib/workspace.mjs';
import { buildRelease, resolveVersion } from './build-release.mjs';
import { publishedVersions, RefusedRequestError, withRemoteContext } from './server.mjs';

/** @typedef {import('../lib/workspace.mjs').Remote} Remote */

/** @param {string} cwd @param {string[]} args @returns {string | undefined} the output of git if git succeeds */
function git(cwd, args) {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the commit of the remote's sources; undefined if the sources have uncommitted changes. @param {Remote} remote */
function commitOf({ folder, root }) {
  const commit = git(root, ['rev-parse', 'HEAD']);
  if (commit === undefined) return undefined;
  const sources = [relative(root, folder) || '.', ...readConfig(root).buildSources];
  if (git(root, ['status', '--porcelain', '--', ...sources]) === '') return commit;
  console.log('The release has no commit: the working tree has uncommitted changes.');
  return undefined;
}

/** Maximum number of concurrent uploads, which is below the server's limit for one IP address. */
const SENT_AT_ONCE = 3;
/** Maximum number of attempts to send a file, and the pause before the next attempt in milliseconds. */
const ATTEMPTS = 5;
const PAUSE_MS = 1_000;
const BUSY = [429, 502, 503, 504];

/**
 * Sends a file, several times if the connection is lost or the server is busy.
 * @param {Uploader} server
 * @param {string} path below /api/v1
 * @param {Buffer} content
 */
async function sendFile(server, path, content) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.put(path, content);
    } catch (error) {
      const isFinal = error instanceof RefusedRequestError && !BUSY.includes(error.status);
      if (isFinal || attempt === ATTEMPTS) throw error;
      await setTimeout(attempt * PAUSE_MS);
    }
  }
}

/** @typedef {Pick<import('./server.mjs').Server, 'put'>} Uploader */

/**
 * Sends the files whose hashes are in `missing`.
 * @param {Uploader} server
 * @param {{ publication: string, missing: string[] }} begun
 * @param {ReadonlyMap<string, Buffer>} contents by hash
 * @returns {Promise<any>} the server's response about the release
 */
export async function sendFiles(server, { publication, missing }, contents) {
  let sent = 0;
  let published;
  const progress = startProgress(() => `sending files: ${sent} of ${missing.length}`);
  const send = async (/** @type {string} */ hash) => {
    const content = contents.get(hash);
    if (!content) throw new Failure(`The server asks for a file that the build does not have: ${hash}`);
    const response = await sendFile(server, `/publications/${publication}/${hash}`, content);
    sent += 1;
    if (response.url !== undefined) published = response;
  };
  try {
    for (let at = 0; at < missing.length; at += SENT_AT_ONCE) {
      await Promise.all(missing.slice(at, at + SENT_AT_ONCE).map(send));
    }
  } finally {
    progress.stop();
  }
  return published;
}

export const runBuildCommand = withRemoteContext(async ({ remote, values }) => {
  const { folder, manifest } = await buildRelease(remote, resolveVersion(remote, values['version']));
  console.log(`${Object.keys(manifest.files).length} files are in ${relative(remote.root, folder)}`);
  return 0;
});

/**
 * Builds a remote and publishes the build: sends a signed request with the manifest, and then the files, unless the request
 * has the files' URL. Checks, before the build, that the server accepts the key and does not have the release yet.
 * @param {import('./server.mjs').Context} context
 * @param {string} version
 * @param {'publish' | 'preview'} action a version can be published only once, and previewed often
 * @param {Record<string, unknown>} [fields] signed with the manifest
 * @returns {Promise<any>} the server's response
 */
async function sendBuild({ remote, values: { url }, server }, version, action, fields = {}) {
  const problem = await server.keyProblem(action);
  if (problem !== undefined) throw new Failure(`Refused (403): ${problem}`);
  if (action === 'publish' && (await publishedVersions(server, remote.name)).includes(version)) {
    throw new Failure(
      `${remote.name} ${version} is published already. A release never changes: give this one another version.`,
    );
  }
  const { manifest, contents } = await buildRelease(remote, version);
  const sizes = Object.values(manifest.files).map(({ bytes }) => bytes);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const files = `${sizes.length} files, ${Math.ceil(bytes / 1000)} KB`;
  console.log(
    url === undefined
      ? `Publishing ${files}, to ${server.origin}`
      : `Publishing to ${server.origin}, which fetches ${files}, from ${url}`,
  );
  const progress = startProgress(() => 'waiting for the server');
  const signed = { manifest: { ...manifest, commit: commitOf(remote) }, url, ...fields };
  const begun = await server.sendSigned(action, signed).finally(() => progress.stop());
  if (begun.missing === undefined) return begun;
  const storedCount = contents.size - begun.missing.length;
  if (url === undefined && storedCount > 0) console.log(`The server has ${storedCount} of them already`);
  return sendFiles(server, begun, contents);
}

/** @param {import('./server.mjs').Context} context */
async function publishRelease(context) {
  const { remote, values, server } = context;
  const version = resolveVersion(remote, values['version']);
  const { url } = await sendBuild(context, version, 'publish');
  console.log(`Published ${remote.name} ${version}: ${new URL(url, server.origin).href}`);
  console.log(`Developers of that server try it before: ${server.origin}/#release=${remote.name}@${version}`);
  console.log(
    `It is not active yet. To activate it for all visitors: ${recommendedCommand(remote, `activate ${version}`)}`,
  );
  return 0;
}

/** Pattern for the Git ref of a pull request in GitHub Actions, such as `refs/pull/7/merge`. */
const PULL_REQUEST_REF = /^refs\/pull\/([1-9]\d*)\//;
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Returns the number of the pull request from the option, or from this run of GitHub Actions.
 * @param {string | undefined} option
 * @param {NodeJS.ProcessEnv} environment
 */
export function pullRequestOf(option, environment) {
  const number = option ?? PULL_REQUEST_REF.exec(environment['GITHUB_REF'] ?? '')?.[1];
  if (number === undefined) throw new Failure('Name the pull request: --pr <number>', 2);
  if (!NUMBER.test(number)) throw new Failure(`--pr ${number} is not the number of a pull request`, 2);
  return Number(number);
}

/**
 * Returns the version of a preview: `1.2.0-pr.7`, or `1.3.0-beta.1.pr.7` for a prerelease.
 * @param {string} version
 * @param {number} pullRequest
 */
export const previewVersion = (version, pullRequest) =>
  `${version}${version.includes('-') ? '.' : '-'}pr.${pullRequest}`;

/** @param {import('./server.mjs').Context} context */
async function publishPreview(context) {
  const { remote, values, server } = context;
  const pullRequest = pullRequestOf(values['pr'], process.env);
  const version = previewVersion(resolveVersion(remote, values['version']), pullRequest);
  const days = values['days'] === undefined ? undefined : Number.parseFloat(values['days']);
  const published = await sendBuild(context, version, 'preview', { days });
  const link = `${server.origin}/#preview=${remote.name}@${pullRequest}`;
  console.log(`Published ${remote.name} ${version}, until ${published.expires_at.slice(0, 10)}`);
  console.log(`\nDevelopers of this server open this and press "Use it": ${link}`);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `Preview of ${remote.name} ${version}: ${link}\n`);
  return 0;
}

/**
 * Throws for an option that does not apply to the kind of publication.
 * @param {import('../lib/command-line.mjs').Values} values
 */
function refuseOtherOptions({ preview, url, pr, days }) {
  if (preview !== undefined && url !== undefined) {
    throw new Failure('--url is not for --preview: the files of a preview are on the server.', 2);
  }
  const [option] = Object.entries({ pr, days }).find(([, value]) => value !== undefined) ?? [];
  if (preview === undefined && option !== undefined) throw new Failure(`--${option} is for --preview.`, 2);
}

export const runPublishCommand = withRemoteContext((context) => {
  refuseOtherOptions(context.values);
  return context.values['preview'] === undefined ? publishRelease(context) : publishPreview(context);
});

/**
 * Changes the active release, and prints which visitors get which version now.
 * @param {string} action
 * @param {import('./server.mjs').Context} context
 * @param {Record<string, unknown>} [fields]
 */
async function changeActiveRelease(action, { remote, word, values, server }, fields = {}) {
  const body = { version: word, ...fields, reason: values['reason'] };
  const { message } = await server.sendSigned(action, body, `/releases/${remote.name}/${action}`);
  console.log(message);
  return 0;
}

export const runActivateCommand = withRemoteContext((context) => {
  const { percent } = context.values;
  if (percent !== undefined) return changeActiveRelease('canary', context, { percent: Number.parseFloat(percent) });
  return changeActiveRelease('activate', context);
});

/** HTTP status with which the server refuses a rollback until the user has confirmed it. */
const ASKED = 428;

export const runRollbackCommand = withRemoteContext(async (context) => {
  if (context.values['yes'] !== undefined) return changeActiveRelease('rollback', context, { confirm: true });
  try {
    return await changeActiveRelease('rollback', context);
  } catch (error) {
    if (!(error instanceof RefusedRequestError) || error.status !== ASKED) throw error;
    await askToConfirm(error.reason);
    return changeActiveRelease('rollback', context, { confirm: true });
  }
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure } from '../failure.mjs';
import { startProgress } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { buildRelease } from './build-release.mjs';

/** The server says it exactly; this spares a build. */
const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/**
 * @param {string} name
 * @param {unknown} asked
 */
function versionOf(name, asked) {
  const version = asked ?? JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')).version;
  if (typeof version !== 'string' || !VERSION.test(version)) {
    throw new Failure(`The version ${JSON.stringify(version)} must look like 1.2.0 or 1.3.0-beta.1.`, 2);
  }
  return version;
}

/** @param {string[]} args @returns {string | undefined} what git says, when it says something */
function git(args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit that a build is made from, unless there are changes beside it.
 * @param {string} name
 */
function commitOf(name) {
  const commit = git(['rev-parse', 'HEAD']);
  if (commit === undefined) return undefined;
  const changes = git([
    'status',
    '--porcelain',
    '--',
    name,
    'shared',
    'webpack.common.js',
    'webpack.plugins.js',
    'package-lock.json',
  ]);
  if (changes === '') return commit;
  console.log('The release names no commit: there are changes that are not committed.');
  return undefined;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${Math.ceil(bytes / 1000)} KB`;

/** @param {Record<string, Buffer>} contents */
const inBase64 = (contents) =>
  Object.fromEntries(Object.entries(contents).map(([name, content]) => [name, content.toString('base64')]));

/** @type {import('./command.mjs').Verb} */
export const build = {
  usage: '[--version <version>]',
  about: 'builds and checks as publish does, says where the files are, and publishes nothing',
  options: { version: { type: 'string' } },
  run: async ({ name, values }) => {
    const { folder, contents } = await buildRelease(name, versionOf(name, values['version']));
    console.log(`${Object.keys(contents).length} files are in ${relative(ROOT, folder)}`);
    return 0;
  },
};

/** @type {import('./command.mjs').Verb} */
export const publish = {
  usage: '[--version <version>] [--url <folder>]',
  about:
    'builds, checks, signs and publishes; the version is that of package.json, the files go to the server unless they lie at an address',
  options: { version: { type: 'string' }, url: { type: 'string' } },
  run: async ({ name, values, server }) => {
    const version = versionOf(name, values['version']);
    const url = values['url'];
    await server.check();
    const { manifest, contents } = await buildRelease(name, version);
    const commit = commitOf(name);
    const bytes = Object.values(contents).reduce((sum, content) => sum + content.length, 0);
    const files = `${Object.keys(contents).length} files, ${kilobytes(bytes)}`;

    console.log(
      url === undefined
        ? `Publishing ${files}, to ${server.origin}`
        : `Publishing to ${server.origin}, which fetches ${files}, from ${url}`,
    );
    const progress = startProgress(() => 'waiting for the server');
    let published;
    try {
      const signed = { manifest: { ...manifest, commit }, ...(url !== undefined && { url }) };
      published = await server.sendSigned(
        '/releases',
        'publish',
        signed,
        url === undefined ? { files: inBase64(contents) } : {},
      );
    } finally {
      progress.stop();
    }
    console.log(`Published ${name} ${version}: ${new URL(published.url, server.origin).href}`);
    console.log(`Nobody gets it yet. To give it to everyone: npm run release -w ${name} -- activate ${version}`);
    return 0;
  },
};

import { join } from 'node:path';
import { findUsesOfRemovedNames } from '../check/next-majors.mjs';
import { Failure } from '../lib/failure.mjs';
import { readJson } from '../lib/workspace.mjs';
import { buildRelease } from './build-release.mjs';
import { runCheckShellCommand } from './check-shell.mjs';
import { withRemoteContext } from './context.mjs';
import { resolveVersion } from './publish.mjs';
import { publishedVersions } from './server.mjs';

/** @typedef {import('./context.mjs').Context} Context */

/**
 * Checks on the server that the running shell can run a release.
 * @param {Context} context
 * @param {Record<string, unknown>} release the manifest, or the declaration in remote.json
 * @returns {Promise<{ contract: string, warnings?: string[] }>}
 * @throws {Failure} for an incompatible release
 */
async function compare({ server }, { name, contract, pages, slots, offers, needs }) {
  const fit = await server.post('/releases/fit', { name, contract, pages, slots, offers, needs });
  if (fit.problem) throw new Failure(`It is incompatible with the shell at ${server.origin}: ${fit.problem}`);
  return fit;
}

/**
 * True if the server responds. Throws if a server that the user or package.json has named does not respond.
 * @param {Context} context
 */
async function hasShell({ server, isServerNamed }) {
  try {
    await server.check();
    return true;
  } catch (error) {
    if (isServerNamed) throw error;
    return false;
  }
}

const checkRemote = withRemoteContext(async (context) => {
  const { remote, values, server } = context;
  const version = resolveVersion(remote, values['version']);
  const isCompared = await hasShell(context);
  // The declaration is checked before the build, because a build of an incompatible remote would be useless.
  if (isCompared) await compare(context, readJson(join(remote.folder, 'remote.json')));
  const { manifest, contents } = await buildRelease(remote, version);
  console.log(
    `Its ${Object.keys(contents).length} files keep the rules: sizes, one component per module, own styles, no secret, no copy of React`,
  );
  for (const use of findUsesOfRemovedNames(remote.folder)) console.log(use);
  if (!isCompared) {
    console.log(`No server responds at ${server.origin}, so it is not compared with a shell. Name one with --server.`);
    return 0;
  }
  const fit = await compare(context, manifest);
  console.log(`It is compatible with the shell at ${server.origin} (contract ${fit.contract})`);
  const isPublished = (await publishedVersions(server, remote.name)).includes(version);
  for (const warning of fit.warnings ?? []) console.log(warning);
  if (isPublished) console.log(`${version} is published already: a release needs another version`);
  return 0;
});

/** @type {import('../lib/command-line.mjs').Run} */
export async function runCheckCommand(given) {
  if (given.values['shell'] !== undefined) return runCheckShellCommand(given);
  if (given.word === undefined) return checkRemote(given);
  throw new Failure(`Unexpected argument "${given.word}": a folder is for --shell. Run with --help for usage.`, 2);
}

import { buildRelease } from './build-release.mjs';
import { forRemote } from './context.mjs';
import { checkRelease, publishedVersions } from './preflight.mjs';
import { versionOf } from './publish.mjs';
import { Failure } from '../lib/failure.mjs';
import { join } from 'node:path';
import { readJson } from '../lib/workspace.mjs';

/** @typedef {import('./context.mjs').Context} Context */

/**
 * Compares a release with the running shell.
 * @param {Context} context
 * @param {{ name: string, contract: string, pages: object[], slots?: object[], offers?: object[], needs?: object }} release
 * @throws {Failure} when it is incompatible
 */
async function compare({ server }, release) {
  const fit = await checkRelease(server, release);
  if (fit?.problem) throw new Failure(`It is incompatible with the shell at ${server.origin}: ${fit.problem}`);
  return fit;
}

/** Whether there is a shell to compare with; a server that was named must respond. @param {Context} context */
async function hasShell({ server, isServerNamed }) {
  try {
    await server.check();
    return true;
  } catch (error) {
    if (isServerNamed) throw error;
    return false;
  }
}

export const check = forRemote(async (context) => {
  const { remote, values, server } = context;
  const version = versionOf(remote, values['version']);
  const isCompared = await hasShell(context);
  // An incompatible remote needs no build.
  if (isCompared) await compare(context, readJson(join(remote.folder, 'remote.json')));
  const { manifest, contents } = await buildRelease(remote, version);
  console.log(
    `Its ${Object.keys(contents).length} files keep the rules: sizes, hashes, one component per module, no secret, no copy of React`,
  );
  if (!isCompared) {
    console.log(`No server responds at ${server.origin}, so it is not compared with a shell. Name one with --server.`);
    return 0;
  }
  const fit = await compare(context, manifest);
  console.log(
    fit
      ? `It is compatible with the shell at ${server.origin} (contract ${fit.contract})`
      : `The server at ${server.origin} is too old to compare it: publishing does`,
  );
  const isPublished = (await publishedVersions(server, remote.name)).includes(version);
  for (const warning of fit?.warnings ?? []) console.log(warning);
  if (isPublished) console.log(`${version} is published already: a release needs another version`);
  return 0;
});

import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { readJson } from '../lib/workspace.mjs';
import { Refusal } from './server.mjs';

/**
 * @typedef {import('../lib/remote.mjs').Remote} Remote
 * @typedef {import('./server.mjs').Server} Server
 */

/**
 * Why a release would not run in the server's shell; undefined when it would, or when the server is too old to say.
 * @param {Server} server
 * @param {{ name: string, contract: string, pages: object[], slots?: object[], offers?: object[], needs?: object }} release its manifest,
 *   or its declaration
 * @returns {Promise<{ contract: string, problem: string | null, warnings?: string[] } | undefined>}
 */
export async function checkRelease(server, { name, contract, pages, slots, offers, needs }) {
  try {
    return await server.post('/releases/fit', { name, contract, pages, slots, offers, needs });
  } catch (error) {
    if (error instanceof Refusal && (error.status === 404 || error.status === 405)) return undefined;
    throw error;
  }
}

/** @param {Server} server @param {string} name @returns {Promise<string[]>} the versions that are published */
export async function publishedVersions(server, name) {
  try {
    const { versions } = await server.get(`/releases/${name}`);
    return versions.map((/** @type {{ version: string }} */ one) => one.version);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return [];
    throw error;
  }
}

/**
 * Everything that can be known before a build is: the key can be read, the server responds, the version is free, the
 * server knows the key, and contract and paths fit.
 * @param {Remote} remote
 * @param {string} version
 * @param {Server} server
 * @param {import('./server.mjs').Publication} kind
 * @throws {Failure} with the first thing that is wrong
 */
export async function preflight({ name, folder }, version, server, kind) {
  server.readKey();
  await server.check();
  if (kind.isFinal && (await publishedVersions(server, name)).includes(version)) {
    throw new Failure(
      `${name} ${version} is published already. A release never changes: give this one another version.`,
    );
  }
  const unknown = await server.keyProblem(kind);
  if (unknown !== undefined) throw new Failure(`Refused (403): ${unknown}`);
  const fit = await checkRelease(server, readJson(join(folder, 'remote.json')));
  if (fit?.problem) throw new Failure(`${name} ${version} is incompatible: ${fit.problem}`);
  for (const warning of fit?.warnings ?? []) console.log(warning);
}

import { randomUUID, sign } from 'node:crypto';
import { Failure } from '../lib/failure.mjs';
import { printable } from '../lib/terminal.mjs';
import { publicKeyOf, readPrivateKey } from './keys.mjs';

/** The server's refusal, with its HTTP status. */
export class Refusal extends Failure {
  /** @param {number} status @param {string} reason */
  constructor(status, reason) {
    super(`Refused (${status}): ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}

/**
 * Kinds of signed requests that send the files of a build.
 * @typedef {{ path: string, action: string, isFinal: boolean }} Publication `isFinal`: a version is taken once
 * @type {Readonly<Record<'release' | 'preview', Publication>>}
 */
export const PUBLICATIONS = {
  release: { path: '/releases', action: 'publish', isFinal: true },
  preview: { path: '/previews', action: 'preview', isFinal: false },
};

/** Time limit of a request, in milliseconds. A server that fetches files from another URL takes up to a minute. */
const TIMEOUT_MS = 120_000;

/** @typedef {ReturnType<typeof callApi>} Api */
/** @typedef {ReturnType<typeof connect>} Server */

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it timed out';
  const cause = /** @type {NodeJS.ErrnoException | undefined} */ (error.cause);
  return cause?.code ?? cause?.message ?? error.message;
}

/** @param {unknown} detail a text, or the problem of each field */
function textOf(detail) {
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return undefined;
  return detail.map(({ loc = [], msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; ');
}

/**
 * Returns the public API of a product's server.
 * @param {string} origin
 */
export function callApi(origin) {
  /**
   * @param {string} path
   * @param {RequestInit} request
   * @returns {Promise<any>} the parsed response
   */
  async function call(path, request) {
    let response;
    let text;
    try {
      response = await fetch(`${origin}${path}`, {
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      text = await response.text();
    } catch (error) {
      throw new Failure(
        `The server at ${origin} does not respond (${reasonOf(error)}). Is it running? Name another one with --server.`,
      );
    }
    let body;
    try {
      body = JSON.parse(text);
    } catch {
      throw new Failure(`${origin} responds with ${response.status} and no JSON: is it the product's server?`);
    }
    if (!response.ok) {
      throw new Refusal(response.status, printable(textOf(body?.detail) ?? 'the server gave no reason'));
    }
    return body;
  }

  /** @param {string} path below /api/v1 @param {object} body */
  const post = (path, body) =>
    call(`/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    origin,
    /** @param {string} path below /api/v1 */
    get: (path) => call(`/api/v1${path}`, {}),
    post,
    /** Checks that the server responds. Rejects with the reason if it does not. */
    check: () => call('/api/v1/health', {}),
  };
}

/**
 * @param {string} server its origin: it refuses what was signed for another one
 * @param {import('../lib/remote.mjs').Remote} remote
 * @param {import('./keys.mjs').KeySource} key
 * @param {string} action
 * @param {Record<string, unknown>} [fields] signed with the action
 */
function signPayload(server, remote, key, action, fields = {}) {
  const privateKey = readPrivateKey(key, remote);
  const at = new Date().toISOString();
  const payload = JSON.stringify({ action, name: remote.name, at, nonce: randomUUID(), server, ...fields });
  const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
  // The signed part first: the server verifies it before it reads the rest.
  return { payload, key: publicKeyOf(privateKey), signature };
}

/**
 * Returns the API of the product's server for one remote's team.
 * @param {string} origin
 * @param {import('../lib/remote.mjs').Remote} remote
 * @param {import('./keys.mjs').KeySource} key it is read when something is signed
 */
export function connect(origin, remote, key) {
  const api = callApi(origin);

  /**
   * Sends a request that this team signs.
   * @param {string} path below /api/v1
   * @param {string} action
   * @param {Record<string, unknown>} [fields] signed with the action
   * @param {Record<string, unknown>} [unsigned] sent next to them
   */
  function sendSigned(path, action, fields = {}, unsigned = {}) {
    return api.post(path, { ...signPayload(origin, remote, key, action, fields), ...unsigned });
  }

  return {
    ...api,
    sendSigned,
    readKey: () => void readPrivateKey(key, remote),
    /**
     * Why the server takes nothing that this key signs, in its own words; undefined when it does. It is asked to publish
     * nothing, which it refuses in another way once it has accepted the signature.
     * @param {Publication} [kind]
     * @param {Record<string, unknown>} [invalid] what is signed
     * @returns {Promise<string | undefined>}
     */
    keyProblem: async ({ path, action } = PUBLICATIONS.release, invalid = { manifest: null }) => {
      try {
        await sendSigned(path, action, invalid);
      } catch (error) {
        if (error instanceof Refusal && error.status === 422) return undefined;
        // A server that is older than the call has none.
        if (error instanceof Refusal && [403, 404, 405].includes(error.status)) return error.reason;
        throw error;
      }
      return undefined;
    },
  };
}

/** @param {Server} server @param {string} name @returns {Promise<string[]>} the versions that are published */
export async function publishedVersions(server, name) {
  try {
    const { versions } = await server.get(`/releases/${name}`);
    return versions.map((/** @type {{ version: string }} */ release) => release.version);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return [];
    throw error;
  }
}

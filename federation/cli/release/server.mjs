import { randomUUID, sign } from 'node:crypto';
import { Failure } from '../lib/failure.mjs';
import { urlOf } from '../lib/urls.mjs';
import { publicKeyOf, readPrivateKey } from './keys.mjs';

/** A server that fetches files from another URL takes up to a minute. */
const TIMEOUT_MS = 120_000;

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
 * The API of the product's server for one remote's team.
 * @param {string} url
 * @param {import('../lib/remote.mjs').Remote} remote
 * @param {string} keyFile the private key; it is read when something is signed
 */
export function connect(url, remote, keyFile) {
  const { origin } = urlOf('server', url);

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
      throw new Failure(`${origin} responds with ${response.status} and no JSON: is it a Verdant server?`);
    }
    if (!response.ok) {
      throw new Failure(`Refused (${response.status}): ${textOf(body?.detail) ?? 'the server gave no reason'}`);
    }
    return body;
  }

  return {
    origin,
    /** @param {string} path below /api/v1 */
    get: (path) => call(`/api/v1${path}`, {}),
    /** Checks, before anything that takes long, that the key can be read and the server responds. */
    check: async () => {
      readPrivateKey(keyFile, remote);
      await call('/api/v1/health', {});
    },
    /**
     * Sends a request that this team signs.
     * @param {string} path below /api/v1
     * @param {string} action
     * @param {Record<string, unknown>} [fields] signed with the action
     * @param {Record<string, unknown>} [unsigned] sent beside them
     */
    sendSigned: (path, action, fields = {}, unsigned = {}) => {
      const privateKey = readPrivateKey(keyFile, remote);
      const payload = JSON.stringify({
        action,
        name: remote.name,
        at: new Date().toISOString(),
        nonce: randomUUID(),
        ...fields,
      });
      const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
      // The signed part first: the server verifies it before it reads the rest.
      const body = JSON.stringify({ payload, key: publicKeyOf(privateKey), signature, ...unsigned });
      return call(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
  };
}

import { randomUUID, sign } from 'node:crypto';
import { Failure } from '../failure.mjs';
import { publicKeyOf, readPrivateKey } from './keys.mjs';

/** A server that fetches files from elsewhere takes up to a minute. */
const ANSWER_LIMIT_MS = 120_000;

/** @typedef {ReturnType<typeof connect>} Server */

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const cause = /** @type {NodeJS.ErrnoException | undefined} */ (error.cause);
  return cause?.code ?? cause?.message ?? error.message;
}

/** @param {unknown} detail a text, or what is wrong with each field */
function inWords(detail) {
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return undefined;
  return detail.map(({ loc = [], msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; ');
}

/**
 * The product's server, as one remote's team speaks to it.
 * @param {string} address
 * @param {string} name of the remote
 * @param {string} keyFile the private key; it is read when something is signed
 */
export function connect(address, name, keyFile) {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Failure(`--server ${address} is no address, such as https://verdant.example.com`, 2);
  }
  const origin = new URL(address).origin;

  /**
   * @param {string} path
   * @param {RequestInit} request
   * @returns {Promise<any>} the parsed answer
   */
  async function call(path, request) {
    let response;
    let text;
    try {
      response = await fetch(`${origin}${path}`, {
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      text = await response.text();
    } catch (error) {
      throw new Failure(
        `The server at ${origin} does not answer (${reasonOf(error)}). Is it running? Another one is named with --server.`,
      );
    }
    let body;
    try {
      body = JSON.parse(text);
    } catch {
      throw new Failure(`${origin} answers ${response.status} without saying why: is that a Verdant server?`);
    }
    if (!response.ok) {
      throw new Failure(`Refused (${response.status}): ${inWords(body?.detail) ?? 'the server gives no reason'}`);
    }
    return body;
  }

  return {
    origin,
    /** @param {string} path below /api/v1 */
    get: (path) => call(`/api/v1${path}`, {}),
    /** Before anything that takes long: a key that can be read, and a server that answers. */
    check: async () => {
      readPrivateKey(keyFile, name);
      await call('/api/v1/health', {});
    },
    /**
     * Sends what this team signs.
     * @param {string} path below /api/v1
     * @param {string} action what is asked for
     * @param {Record<string, unknown>} [fields] signed with it
     * @param {Record<string, unknown>} [beside] not signed itself
     */
    sendSigned: (path, action, fields = {}, beside = {}) => {
      const privateKey = readPrivateKey(keyFile, name);
      const payload = JSON.stringify({ action, name, at: new Date().toISOString(), nonce: randomUUID(), ...fields });
      const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
      const body = JSON.stringify({ payload, key: publicKeyOf(privateKey), signature, ...beside });
      return call(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
  };
}

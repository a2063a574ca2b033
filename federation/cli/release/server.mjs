import { createPrivateKey, createPublicKey, randomUUID, sign } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Failure } from '../lib/terminal.mjs';
import {
  readRemoteIn,
  recommendedCommand,
  resolveServerOrigin,
  toEnvironmentVariable,
  workspaceRoot,
} from '../lib/workspace.mjs';

/** Error for a request that the server refused. */
export class RefusedRequestError extends Failure {
  /** @param {number} status @param {string} reason */
  constructor(status, reason) {
    super(`Refused (${status}): ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}

/** Time limit of a request, in milliseconds. The server takes up to a minute if it fetches the files from another URL. */
const TIMEOUT_MS = 120_000;

/** @typedef {ReturnType<typeof createTeamApi>} Server */
/** @typedef {import('../lib/workspace.mjs').Remote} Remote */

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it timed out';
  const cause = /** @type {NodeJS.ErrnoException | undefined} */ (error.cause);
  return cause?.code ?? cause?.message ?? error.message;
}

/** @param {unknown} detail of an error response: a text, or a list with one problem for each field */
function textOf(detail) {
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return undefined;
  return detail.map(({ loc = [], msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; ');
}

/** Returns a client for the public API of a product's server. @param {string} origin */
export function createPublicApi(origin) {
  /** @param {string} path below /api/v1 @param {RequestInit} request @returns {Promise<any>} the parsed response */
  async function call(path, request) {
    let response;
    let text;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      response = await fetch(`${origin}/api/v1${path}`, { ...request, redirect: 'manual', signal });
      text = await response.text();
    } catch (error) {
      throw new Failure(
        `The server at ${origin} does not respond (${reasonOf(error)}). Is it running? Name another one with --server.`,
      );
    }
    let body;
    try {
      // A server's text cannot control the terminal, because spaces replace its control characters.
      body = JSON.parse(text, (_key, value) =>
        typeof value === 'string' ? value.replaceAll(/\p{Cc}+/gu, ' ') : value,
      );
    } catch {
      throw new Failure(`${origin} responds with ${response.status} and no JSON: is it the product's server?`);
    }
    if (!response.ok) {
      throw new RefusedRequestError(response.status, textOf(body?.detail) ?? 'the server gave no reason');
    }
    return body;
  }

  return {
    origin,
    /** @param {string} path below /api/v1 */
    get: (path) => call(path, {}),
    /** Resolves to a default if the server responds with 404. @param {string} path @param {object | undefined} missing */
    find: (path, missing) =>
      call(path, {}).catch((/** @type {unknown} */ error) => {
        if (error instanceof RefusedRequestError && error.status === 404) return missing;
        throw error;
      }),
    /** @param {string} path below /api/v1 @param {object} body */
    post: (path, body) =>
      call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    /** @param {string} path below /api/v1 @param {Buffer} content */
    put: (path, content) =>
      call(path, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(content),
      }),
  };
}

/** Environment variable with the text of a private key, for CI systems that provide secrets only as variables. */
const KEY_VARIABLE = toEnvironmentVariable('KEY');

/**
 * Source of a private key: a file, or the environment.
 * @typedef {{ shown: string, file: string, pem?: string }} KeySource `pem`: the text of the key if the key is from the
 * environment
 */

/**
 * Returns the source of the key: command line, environment, or a file in `.keys`: the remote's, or else the operators' if
 * the command line names the remote.
 * @param {Remote} remote @param {string | undefined} named key file from the command line
 * @param {NodeJS.ProcessEnv} environment @param {boolean} [isByName]
 * @returns {KeySource}
 */
export function keySourceOf(remote, named, environment, isByName = false) {
  const [own = '', operators = ''] = [remote.name, 'operators'].map((name) =>
    join(remote.root, '.keys', `${name}.pem`),
  );
  const pem = environment[KEY_VARIABLE];
  if (named === undefined && pem) return { file: own, pem, shown: KEY_VARIABLE };
  const file = named ?? (isByName && !existsSync(own) && existsSync(operators) ? operators : own);
  return { file, shown: file.startsWith(remote.root) ? relative(remote.root, file) : file };
}

/**
 * Returns the public key in the format of the server's list of keys: 32 bytes in base64.
 * @param {import('node:crypto').KeyObject} privateKey
 */
export function publicKeyOf(privateKey) {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** @param {KeySource} source @param {Remote} remote */
export function readPrivateKey({ file, pem, shown }, remote) {
  if (pem === undefined && !existsSync(file)) {
    throw new Failure(`There is no private key at ${shown}. Make one with: ${recommendedCommand(remote, 'token')}`);
  }
  if (pem === undefined && process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    console.error(`Other users of this machine can read ${shown}: chmod 600 ${shown}`);
  }
  let key;
  try {
    key = createPrivateKey(pem ?? readFileSync(file));
  } catch {
    throw new Failure(`${shown} is not a readable private key (PEM, without a passphrase).`);
  }
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Failure(`${shown} is a key of type ${key.asymmetricKeyType}; releases are signed with Ed25519.`);
  }
  return key;
}

/**
 * Returns a client for the product's server, with requests that one remote's team signs.
 * @param {string} origin of the server, which refuses requests that were signed for another origin
 * @param {Remote} remote
 * @param {KeySource} key read when a request is signed
 */
function createTeamApi(origin, remote, key) {
  const api = createPublicApi(origin);

  /**
   * Sends a request that this team signs.
   * @param {string} action
   * @param {Record<string, unknown>} [fields] signed with the action
   * @param {string} [path] below /api/v1; by default that of a release or a preview, whose files are sent later
   */
  function sendSigned(action, fields = {}, path = '/publications') {
    const privateKey = readPrivateKey(key, remote);
    const at = new Date().toISOString();
    const payload = JSON.stringify({ action, name: remote.name, at, nonce: randomUUID(), server: origin, ...fields });
    const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
    return api.post(path, { payload, key: publicKeyOf(privateKey), signature });
  }

  return {
    ...api,
    sendSigned,
    /**
     * Resolves to the server's reason for refusing this key for an action; undefined if the server accepts the key. Sends
     * an invalid request, which the server refuses after the signature check.
     * @param {string} action @param {string} [path] below /api/v1
     */
    keyProblem: async (action, path) => {
      try {
        await sendSigned(action, { manifest: null, version: null }, path);
      } catch (error) {
        if (error instanceof RefusedRequestError && error.status === 403) return error.reason;
        if (!(error instanceof RefusedRequestError && error.status === 422)) throw error;
      }
      return undefined;
    },
  };
}

/** @param {Server} server @param {string} name @returns {Promise<string[]>} the versions that are published */
export async function publishedVersions(server, name) {
  const { versions } = await server.find(`/releases/${name}`, { versions: [] });
  return versions.map((/** @type {{ version: string }} */ { version }) => version);
}

/**
 * Inputs of a command about a remote's releases.
 * @typedef {object} Context
 * @property {Remote} remote
 * @property {string | undefined} word
 * @property {import('../lib/command-line.mjs').Values} values
 * @property {KeySource} key the team's private key
 * @property {Server} server
 * @property {boolean} isServerNamed true if an option, the environment or package.json names the server; false for the
 * default server
 */

/** @param {import('../lib/command-line.mjs').Given} given @returns {Context} */
export function createCommandContext({ folder, word, values, name }) {
  const remote = name === undefined ? readRemoteIn(folder) : { name, folder, root: workspaceRoot(folder) };
  // A key's path on the command line is relative to the user's folder, and npm runs this process in another folder.
  const callerFolder = process.env['INIT_CWD'] ?? process.cwd();
  const named = values['key'] === undefined ? undefined : resolve(callerFolder, values['key']);
  const key = keySourceOf(remote, named, process.env, name !== undefined);
  const { origin, isNamed } = resolveServerOrigin(values['server'], remote.root);
  return { remote, word, values, key, server: createTeamApi(origin, remote, key), isServerNamed: isNamed };
}

/**
 * Returns a command that sends requests to the server about one remote.
 * @param {(context: Context) => Promise<number>} run
 * @returns {import('../lib/command-line.mjs').Run}
 */
export const withRemoteContext = (run) => async (given) => run(createCommandContext(given));

import { Failure } from './failure.mjs';
import { PRODUCT_NAME, toEnvironmentVariable } from './product.mjs';
import { readConfig } from './workspace.mjs';

export const DEFAULT_SERVER_URL = 'http://localhost:3000';

/**
 * @param {string} what name of the option or environment variable that contains the URL, such as `--server` @param {string}
 * text value of this option or variable
 * @throws {Failure} for a text that is not an HTTP URL
 */
export function parseHttpUrl(what, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`${what} ${text} is not a URL such as https://product.example.com`, 2);
  }
  return url;
}

/**
 * Returns the server that the option, or else the environment, or else package.json names. `isNamed` is false for the
 * default server.
 * @param {string | undefined} option
 * @param {string} root folder of the package.json that can name the server
 * @returns {{ origin: string, isNamed: boolean }}
 */
export function resolveServerOrigin(option, root) {
  const named = /** @type {const} */ ([
    ['--server', option],
    [toEnvironmentVariable('SERVER'), process.env[toEnvironmentVariable('SERVER')] || undefined],
    [`${PRODUCT_NAME}.server in package.json:`, readConfig(root).server],
  ]).find(([, text]) => text !== undefined);
  const [what, text] = named ?? ['--server', undefined];
  return { origin: parseHttpUrl(what, text ?? DEFAULT_SERVER_URL).origin, isNamed: named !== undefined };
}

/**
 * @param {string | undefined} text of `--port`
 * @param {number} [lowest] the lowest valid port; 0 if `--port 0` can request any free port
 * @returns {number | undefined}
 */
export function parsePort(text, lowest = 1) {
  if (text === undefined) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < lowest || port > 65_535) throw new Failure(`--port ${text} is not a port`, 2);
  return port;
}

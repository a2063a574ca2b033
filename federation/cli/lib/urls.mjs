import { Failure } from './failure.mjs';

export const DEFAULT_SERVER = 'http://localhost:3000';

/**
 * @param {string} option its name
 * @param {string} text its value
 * @throws {Failure} when it is not an HTTP URL
 */
export function urlOf(option, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`--${option} ${text} is not a URL such as https://verdant.example.com`, 2);
  }
  return url;
}

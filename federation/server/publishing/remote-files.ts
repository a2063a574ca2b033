import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { forEachConcurrently } from '../for-each-concurrently';
import { ApiError } from '../http';
import { fetchBytes } from '../http/fetch-bytes';
import { ForbiddenIpError, guardedLookup, ipKind, type IpKind } from '../http/ip-address';
import { isSourceMap } from '../http/paths';
import { parseFolderUrl } from '../permissions';
import { checkReleaseFile, isCode, refusalError, type ManifestOfFiles } from './check-release';

const MAX_CONCURRENT = 4;
const TIMEOUT_MS = 60_000;

/** Returns the folder URL of a release's files with a final slash. Throws 422 if the URL is not allowed. */
export function checkReleaseUrl(text: string, allowLoopback: boolean): URL {
  const url = parseFolderUrl(text);
  if (!url || (url.protocol === 'http:' && !allowLoopback)) {
    throw refusalError(
      'The URL of a release is a folder and starts with https://, without user, password, "?" and "#".',
    );
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !allowedKinds(url, allowLoopback)(ipKind(host))) {
    throw refusalError(forbiddenText(url, allowLoopback));
  }
  return url;
}

/**
 * Returns a check of IP addresses: public ones only by HTTPS; this machine's only with `allowLoopback`, also by HTTP.
 */
function allowedKinds({ protocol }: URL, allowLoopback: boolean) {
  return (kind: IpKind) => (kind === 'public' && protocol === 'https:') || (kind === 'loopback' && allowLoopback);
}

function forbiddenText({ host, protocol }: URL, allowLoopback: boolean): string {
  if (protocol === 'http:' && allowLoopback) {
    return `${host} is not this machine: elsewhere the URL of a release starts with https://.`;
  }
  return `${host} is not a public address.`;
}

/** Returns why a browser would reject the response as a file from another origin. */
export function responseProblem(
  name: string,
  { statusCode = 0, headers }: Pick<IncomingMessage, 'statusCode' | 'headers'>,
): string | undefined {
  if (statusCode >= 300 && statusCode < 400) {
    return `${name} returned a redirect (${statusCode}): give the URL where the files are.`;
  }
  if (statusCode !== 200) return `${name} returned status ${statusCode}.`;
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
    return `${name} is sent compressed although Accept-Encoding does not allow it.`;
  }
  if (headers['access-control-allow-origin'] !== '*') {
    return `${name} is sent without "Access-Control-Allow-Origin: *": browsers would not load it.`;
  }
  const type = headers['content-type'] ?? '';
  if (name.endsWith('.js') && !/^(text|application)\/javascript\b/i.test(type)) {
    return `${name} is sent as ${type || 'nothing'} and not as JavaScript.`;
  }
  // The hash covers only bytes. Decoded with another charset, the code would be different.
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (isCode(name) && !/^utf-?8$/i.test(charset)) {
    return `${name} is sent with the charset ${charset}: builds are in UTF-8, so send "charset=utf-8".`;
  }
  if (name.endsWith('.css') && !/^text\/css\b/i.test(type)) {
    return `${name} is sent as ${type || 'nothing'} and not as CSS.`;
  }
  return undefined;
}

function toRefusal(error: unknown, folder: URL, name: string, allowLoopback: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ForbiddenIpError) return refusalError(forbiddenText(folder, allowLoopback));
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)) {
    return refusalError(`${name} did not arrive within ${TIMEOUT_MS / 1000} seconds.`);
  }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return refusalError(`${name} could not be fetched from ${folder.origin}${code}.`);
}

/**
 * Fetches the files of a release that is hosted elsewhere, and compares each with the manifest. Throws 422 with the
 * reason. Allowed are public IP addresses by HTTPS, and this machine with `allowLoopback`.
 */
export async function checkRemoteFiles(manifest: ManifestOfFiles, folder: URL, allowLoopback: boolean): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const files = Object.entries(manifest.files).filter(([name]) => !isSourceMap(name));
  await forEachConcurrently(files, MAX_CONCURRENT, async ([name, file]) => {
    try {
      const content = await fetchBytes(folder, name, {
        lookup: guardedLookup(allowedKinds(folder, allowLoopback)),
        signal,
        maxBytes: file.bytes,
        tooLong: `${name} has more bytes than in the manifest (${file.bytes}).`,
        problemOf: (response) => responseProblem(name, response),
        refuse: refusalError,
      });
      checkReleaseFile(manifest, name, content, file);
    } catch (error) {
      throw toRefusal(error, folder, name, allowLoopback);
    }
  });
}

import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { ReleaseManifest } from '@verdant/federation/contract';
import { ApiError } from '../../http';
import { ClosedAddress, guardedLookup, kindOf, type AddressKind } from './address';
import { checkContent } from './check-files';

const AT_ONCE = 4;
const FILE_TIMEOUT_MS = 15_000;
const ALL_TIMEOUT_MS = 60_000;

const refuse = (detail: string) => new ApiError(422, detail);

/** The folder of a release's files, with a final slash. Throws 422 unless it is one that may be used. */
export function checkReleaseUrl(text: string, allowLoopback: boolean): URL {
  const url = URL.canParse(text) && text.length <= 500 ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw refuse('The address of a release begins with https://.');
  }
  if (
    url.username !== '' ||
    url.password !== '' ||
    url.search !== '' ||
    url.hash !== '' ||
    text.includes('?') ||
    text.includes('#')
  ) {
    throw refuse('The address of a release is a folder: without user, password, "?" and "#".');
  }
  if (!url.pathname.endsWith('/')) throw refuse('The address of a release is a folder and ends with "/".');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !allowedKinds(url, allowLoopback)(kindOf(host))) throw refuse(closedText(url, allowLoopback));
  if (url.protocol === 'http:' && !allowLoopback) throw refuse('The address of a release begins with https://.');
  return url;
}

/** Plain HTTP goes to this machine alone, and this machine counts only where a setting says so. */
function allowedKinds({ protocol }: URL, allowLoopback: boolean) {
  return (kind: AddressKind) => (kind === 'public' && protocol === 'https:') || (kind === 'loopback' && allowLoopback);
}

function closedText({ host, protocol }: URL, allowLoopback: boolean): string {
  if (protocol === 'http:' && allowLoopback) {
    return `${host} is not this machine: elsewhere the address of a release begins with https://.`;
  }
  return `${host} is not a public address.`;
}

/** What keeps a browser from taking the answer as a file of another origin, in words. */
function answerProblem(name: string, { statusCode = 0, headers }: IncomingMessage): string | undefined {
  if (statusCode >= 300 && statusCode < 400) {
    return `${name} is answered with a redirection (${statusCode}): name the place where the files are.`;
  }
  if (statusCode !== 200) return `${name} is answered with ${statusCode}.`;
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
    return `${name} is sent compressed to somebody who did not ask for that.`;
  }
  if (headers['access-control-allow-origin'] !== '*') {
    return `${name} is sent without "Access-Control-Allow-Origin: *": browsers would not load it.`;
  }
  const type = headers['content-type'] ?? '';
  if (name.endsWith('.js') && !/^(text|application)\/javascript\b/i.test(type)) {
    return `${name} is sent as ${type || 'nothing'} and not as JavaScript.`;
  }
  if (name.endsWith('.css') && !/^text\/css\b/i.test(type)) {
    return `${name} is sent as ${type || 'nothing'} and not as CSS.`;
  }
  return undefined;
}

async function readBody(name: string, answer: IncomingMessage, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytes) throw refuse(`${name} has more bytes than the manifest says (${bytes}).`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fetchFile(
  folder: URL,
  name: string,
  bytes: number,
  allowLoopback: boolean,
  signal: AbortSignal,
): Promise<Buffer> {
  const request = folder.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup = guardedLookup(allowedKinds(folder, allowLoopback));
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(FILE_TIMEOUT_MS)]);
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'verdant' };
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    request(new URL(name, folder), { lookup, signal: timeout, headers, agent: false }, done).on('error', fail).end();
  });
  try {
    const problem = answerProblem(name, answer);
    if (problem !== undefined) throw refuse(problem);
    return await readBody(name, answer, bytes);
  } finally {
    answer.destroy();
  }
}

function told(error: unknown, folder: URL, name: string, allowLoopback: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ClosedAddress) return refuse(closedText(folder, allowLoopback));
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)) {
    return refuse(`${name} did not arrive within ${FILE_TIMEOUT_MS / 1000} seconds.`);
  }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return refuse(`${name} could not be fetched from ${folder.origin}${code}.`);
}

/**
 * Fetches every file of a release that lies elsewhere, once, and compares it with the manifest: from public addresses
 * by HTTPS, from this machine only with `allowLoopback`, without following redirections. Throws 422 with the reason.
 */
export async function checkRemoteFiles({ files }: ReleaseManifest, folder: URL, allowLoopback: boolean): Promise<void> {
  const signal = AbortSignal.timeout(ALL_TIMEOUT_MS);
  const queue = Object.entries(files);
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, file] = next;
      try {
        checkContent(name, await fetchFile(folder, name, file.bytes, allowLoopback, signal), file);
      } catch (error) {
        // The others need not go on.
        queue.length = 0;
        throw told(error, folder, name, allowLoopback);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

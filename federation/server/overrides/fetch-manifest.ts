import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { LRUCache } from 'lru-cache';
import type { ReleaseManifest } from '../../contract';
import { ApiError } from '../http';
import { guardedLookup } from '../http/ip-address';
import { checkFile } from '../publishing/check-files';
import { checkManifest, type HostRules } from '../publishing/check-manifest';

/** The page waits for this. */
const TIMEOUT_MS = 2_000;
const MAX_BYTES = 200_000;

/** A build that cannot be used; the message is the reason. */
export class UnusableBuild extends Error {}

/** A development build is not minified. */
const MAX_ENTRY_BYTES = 5_000_000;
/** Entries that were checked, by hash: a page fetches only one that is new. */
const checkedEntries = new LRUCache<string, true>({ max: 500 });

async function readBody(name: string, response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new UnusableBuild(`${name} has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fetches one file, without redirects. */
async function fetchFile(
  folder: URL,
  name: string,
  { maxBytes, onlyThisMachine, signal }: { maxBytes: number; onlyThisMachine: boolean; signal: AbortSignal },
): Promise<Buffer> {
  const send = folder.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup = onlyThisMachine ? guardedLookup((kind) => kind === 'loopback') : undefined;
  const headers = { accept: '*/*', 'user-agent': 'federation' };
  const response = await new Promise<IncomingMessage>((done, fail) => {
    send(new URL(name, folder), { signal, headers, agent: false, ...(lookup && { lookup }) }, done)
      .on('error', fail)
      .end();
  });
  try {
    if (response.statusCode !== 200) throw new UnusableBuild(`${name} returned status ${response.statusCode ?? 0}.`);
    return await readBody(name, response, maxBytes);
  } finally {
    response.destroy();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableBuild('release.json is not JSON.');
  }
}

function toUnusable(error: unknown, { origin }: URL): UnusableBuild {
  if (error instanceof UnusableBuild) return error;
  if (error instanceof ApiError) {
    return new UnusableBuild(typeof error.detail === 'string' ? error.detail : error.message);
  }
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)) {
    return new UnusableBuild(`${origin} does not respond within ${TIMEOUT_MS / 1000} seconds.`);
  }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new UnusableBuild(`${origin} cannot be reached from the server${code}.`);
}

/**
 * The manifest of a developer's build, `release.json` in its folder: fetched for every page, within two seconds, without
 * redirects; and its entry, once for each content. `onlyThisMachine` restricts the host to loopback addresses. Throws an
 * `UnusableBuild`.
 */
export async function fetchManifest(
  folder: URL,
  { name, onlyThisMachine, rules }: { name: string; onlyThisMachine: boolean; rules: HostRules },
): Promise<ReleaseManifest> {
  const from = { onlyThisMachine, signal: AbortSignal.timeout(TIMEOUT_MS) };
  try {
    const text = await fetchFile(folder, 'release.json', { ...from, maxBytes: MAX_BYTES });
    const manifest = checkManifest(parse(text.toString()), name, rules);
    const expected = manifest.files[manifest.entry];
    if (expected && !checkedEntries.has(expected.integrity)) {
      const content = await fetchFile(folder, manifest.entry, { ...from, maxBytes: MAX_ENTRY_BYTES });
      checkFile(manifest, manifest.entry, content, expected);
      checkedEntries.set(expected.integrity, true);
    }
    return manifest;
  } catch (error) {
    throw toUnusable(error, folder);
  }
}

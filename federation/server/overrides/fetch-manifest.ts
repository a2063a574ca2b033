import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { ReleaseManifest } from '../../contract';
import { ApiError } from '../http';
import { guardedLookup } from '../http/ip-address';
import { checkManifest, type HostRules } from '../publishing/check-manifest';

/** The page waits for this. */
const TIMEOUT_MS = 2_000;
const MAX_BYTES = 200_000;

/** A build that cannot be used; the message is the reason. */
export class UnusableBuild extends Error {}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new UnusableBuild(`release.json has more than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
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
 * redirects. `onlyThisMachine` restricts the host to loopback addresses. Throws an `UnusableBuild`.
 */
export async function fetchManifest(
  folder: URL,
  { name, onlyThisMachine, rules }: { name: string; onlyThisMachine: boolean; rules: HostRules },
): Promise<ReleaseManifest> {
  const send = folder.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup: LookupFunction | undefined = onlyThisMachine ? guardedLookup((kind) => kind === 'loopback') : undefined;
  const options = {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', 'user-agent': 'verdant' },
    agent: false,
    ...(lookup && { lookup }),
  };
  let response: IncomingMessage | undefined;
  try {
    response = await new Promise<IncomingMessage>((done, fail) => {
      send(new URL('release.json', folder), options, done).on('error', fail).end();
    });
    if (response.statusCode !== 200) {
      throw new UnusableBuild(`release.json returned status ${response.statusCode ?? 0}.`);
    }
    return checkManifest(parse(await readText(response)), name, rules);
  } catch (error) {
    throw toUnusable(error, folder);
  } finally {
    response?.destroy();
  }
}

import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { ApiError } from '../http';
import type { ReleaseManifest } from '@verdant/federation/contract';
import { guardedLookup } from '../releases/publishing/address';
import { checkManifest } from '../releases/publishing/check-manifest';

/** A page waits for this. */
const TIMEOUT_MS = 2_000;
const LIMIT_BYTES = 200_000;

/** A build that cannot be used; the message says why. */
export class UnusableBuild extends Error {}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT_BYTES) throw new UnusableBuild(`release.json has more than ${LIMIT_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableBuild('release.json is no JSON.');
  }
}

function told(error: unknown, { origin }: URL): UnusableBuild {
  if (error instanceof UnusableBuild) return error;
  if (error instanceof ApiError) {
    return new UnusableBuild(typeof error.detail === 'string' ? error.detail : error.message);
  }
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)) {
    return new UnusableBuild(`${origin} does not answer within ${TIMEOUT_MS / 1000} seconds.`);
  }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new UnusableBuild(`${origin} cannot be reached from the server${code}.`);
}

/**
 * What a developer's build says of itself, `release.json` in its folder: asked for at every page, within two seconds,
 * without redirections. `onlyThisMachine` holds the name's addresses to loopback. Throws an `UnusableBuild`.
 */
export async function fetchManifest(folder: URL, name: string, onlyThisMachine: boolean): Promise<ReleaseManifest> {
  const send = folder.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup: LookupFunction | undefined = onlyThisMachine ? guardedLookup((kind) => kind === 'loopback') : undefined;
  const options = {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', 'user-agent': 'verdant' },
    agent: false,
    ...(lookup && { lookup }),
  };
  let answer: IncomingMessage | undefined;
  try {
    answer = await new Promise<IncomingMessage>((done, fail) => {
      send(new URL('release.json', folder), options, done).on('error', fail).end();
    });
    if (answer.statusCode !== 200) throw new UnusableBuild(`release.json is answered with ${answer.statusCode ?? 0}.`);
    return checkManifest(parse(await readText(answer)), name);
  } catch (error) {
    throw told(error, folder);
  } finally {
    answer?.destroy();
  }
}

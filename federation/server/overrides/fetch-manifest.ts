import { LRUCache } from 'lru-cache';
import type { ReleaseManifest } from '../../contract';
import { ApiError } from '../http';
import { fetchBytes } from '../http/fetch-bytes';
import { guardedLookup } from '../http/ip-address';
import { checkFile } from '../publishing/check-files';
import { checkManifest, type HostRules } from '../publishing/check-manifest';

/** Time limit for fetching a build in milliseconds, because the response with the page waits for the build. */
const TIMEOUT_MS = 2_000;
const MAX_BYTES = 200_000;

export class UnusableBuildError extends Error {}

/** Maximum size of an entry in bytes. The limit is high, because a development build is not minified. */
const MAX_ENTRY_BYTES = 5_000_000;
/** Hashes of checked entries, so that each content is fetched only once. */
const checkedEntries = new LRUCache<string, true>({ max: 500 });

const refuse = (reason: string) => new UnusableBuildError(reason);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableBuildError('release.json is not JSON.');
  }
}

function toUnusable(error: unknown, { origin }: URL): UnusableBuildError {
  if (error instanceof UnusableBuildError) return error;
  if (error instanceof ApiError) {
    return new UnusableBuildError(typeof error.detail === 'string' ? error.detail : error.message);
  }
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)) {
    return new UnusableBuildError(`${origin} does not respond within ${TIMEOUT_MS / 1000} seconds.`);
  }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new UnusableBuildError(`${origin} cannot be reached from the server${code}.`);
}

/**
 * Fetches the manifest of a developer's build, and checks the build's entry once for each content. `onlyThisMachine`
 * restricts the host to loopback addresses. Throws an `UnusableBuildError`.
 */
export async function fetchManifest(
  folder: URL,
  { name, onlyThisMachine, rules }: { name: string; onlyThisMachine: boolean; rules: HostRules },
): Promise<ReleaseManifest> {
  const lookup = onlyThisMachine ? guardedLookup((kind) => kind === 'loopback') : undefined;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const fetchFile = async (file: string, maxBytes: number) =>
    fetchBytes(folder, file, {
      signal,
      lookup,
      maxBytes,
      tooLong: `${file} has more than ${maxBytes} bytes.`,
      problemOf: ({ statusCode = 0 }) => (statusCode === 200 ? undefined : `${file} returned status ${statusCode}.`),
      refuse,
    });
  try {
    const text = await fetchFile('release.json', MAX_BYTES);
    const manifest = checkManifest(parse(text.toString()), name, rules);
    const expected = manifest.files[manifest.entry];
    if (expected && !checkedEntries.has(expected.integrity)) {
      const content = await fetchFile(manifest.entry, MAX_ENTRY_BYTES);
      checkFile(manifest, manifest.entry, content, expected);
      checkedEntries.set(expected.integrity, true);
    }
    return manifest;
  } catch (error) {
    throw toUnusable(error, folder);
  }
}

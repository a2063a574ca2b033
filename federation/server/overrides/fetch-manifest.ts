import { LRUCache } from 'lru-cache';
import type { ReleaseManifest } from '../../contract';
import { ApiError } from '../http';
import { fetchBytes } from '../http/fetch-bytes';
import { guardedLookup } from '../http/ip-address';
import { checkReleaseFile, refusalError } from '../publishing/check-files';
import { checkManifest, type HostRules } from '../publishing/check-manifest';

/** Time limit for fetching a build in milliseconds, because the response with the page waits for the build. */
const TIMEOUT_MS = 2_000;
const MAX_BYTES = 200_000;

/** Maximum size of an entry in bytes. The limit is high, because a development build is not minified. */
const MAX_ENTRY_BYTES = 5_000_000;
/** Hashes of checked entries, so that each content is fetched only once. */
const checkedEntries = new LRUCache<string, true>({ max: 500 });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusalError('release.json is not JSON.');
  }
}

function toRefusal(error: unknown, { origin }: URL): ApiError {
  if (error instanceof ApiError) return refusalError(error.message);
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)) {
    return refusalError(`${origin} does not respond within ${TIMEOUT_MS / 1000} seconds.`);
  }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return refusalError(`${origin} cannot be reached from the server${code}.`);
}

/**
 * Fetches the manifest of a developer's build, and checks the build's entry once for each content. `onlyThisMachine`
 * restricts the host to loopback addresses. Throws 422 with the reason.
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
      refuse: refusalError,
    });
  try {
    const text = await fetchFile('release.json', MAX_BYTES);
    const manifest = checkManifest(parse(text.toString()), name, rules);
    const expected = manifest.files[manifest.entry];
    if (expected && !checkedEntries.has(expected.integrity)) {
      const content = await fetchFile(manifest.entry, MAX_ENTRY_BYTES);
      checkReleaseFile(manifest, manifest.entry, content, expected);
      checkedEntries.set(expected.integrity, true);
    }
    return manifest;
  } catch (error) {
    throw toRefusal(error, folder);
  }
}

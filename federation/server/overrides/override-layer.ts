import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RegistryOverride, ReleaseManifest } from '../../contract';
import { compatibilityProblem, type ShellOffer } from '../../contract/compatibility';
import { pathConflict } from '../builds/release-rules';
import { ApiError } from '../http';
import { fetchBytes } from '../http/fetch-bytes';
import { guardedLookup } from '../http/ip-address';
import { isCrossSiteRequest } from '../http/request-guards';
import type { Platform } from '../options';
import { checkManifest, checkReleaseFile, refusalError, type HostRules } from '../publishing/check-release';
import { toServedRemote, type Resolution, type ResolutionLayer } from '../registry/resolution';
import { findPreviews, findRelease } from '../registry/store';
import { overrideOriginProblem } from '../permissions';
import { findActiveOverrides, type OverrideSource } from './store';

/** Time limit for fetching a build in milliseconds, because the response with the page waits for the build. */
const TIMEOUT_MS = 2_000;
const MAX_MANIFEST_BYTES = 200_000;

/** Maximum size of an entry in bytes. The limit is high, because a development build is not minified. */
const MAX_ENTRY_BYTES = 5_000_000;
/** Hashes of checked entries, so that each content is fetched only once. */
const checkedEntries = new LRUCache<string, true>({ max: 500 });

function parseManifest(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusalError('release.json is not JSON.');
  }
}

function toFetchRefusal(error: unknown, { origin }: URL): ApiError {
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
    const text = await fetchFile('release.json', MAX_MANIFEST_BYTES);
    const manifest = checkManifest(parseManifest(text.toString()), name, rules);
    const expected = manifest.files[manifest.entry];
    if (expected && !checkedEntries.has(expected.integrity)) {
      const content = await fetchFile(manifest.entry, MAX_ENTRY_BYTES);
      checkReleaseFile(manifest, manifest.entry, content, expected);
      checkedEntries.set(expected.integrity, true);
    }
    return manifest;
  } catch (error) {
    throw toFetchRefusal(error, folder);
  }
}

/** Returns an override's current build and folder URL. Throws 422 if the build is missing or not allowed. */
export async function readOverrideBuild(
  { rules, policy, db }: Platform,
  name: string,
  { url, preview, version }: OverrideSource,
): Promise<{ url: string; build: ReleaseManifest }> {
  if (preview === undefined && version === undefined) {
    const folder = new URL(url);
    const problem = overrideOriginProblem(policy, folder);
    if (problem !== undefined) throw new ApiError(422, problem);
    const onlyThisMachine = !policy.origins.has(folder.origin);
    return { url, build: await fetchManifest(folder, { name, onlyThisMachine, rules }) };
  }
  const previews = version === undefined ? await findPreviews(db, name) : [];
  const stored = version ?? previews.find(({ pullRequest }) => pullRequest === preview)?.storedVersion;
  const found = stored === undefined ? undefined : await findRelease(db, name, stored);
  if (found) return { url: found.url, build: found.manifest };
  throw new ApiError(
    422,
    version === undefined
      ? `The preview of pull request ${preview} does not exist or has expired.`
      : `${name} ${version} is not published here, or was removed.`,
  );
}

interface ResolvedOverride {
  /** The override as the page lists it, with the reason if its build cannot be used. */
  readonly listed: RegistryOverride;
  readonly build?: ReleaseManifest;
}

async function findBuild(platform: Platform, listed: RegistryOverride): Promise<ResolvedOverride> {
  if (listed.problem !== undefined) return { listed };
  try {
    const { url, build } = await readOverrideBuild(platform, listed.name, listed);
    return { listed: { ...listed, url }, build };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { listed: { ...listed, problem: error.message } };
  }
}

export function overrideBuildProblem(
  build: ReleaseManifest,
  { remotes }: Pick<Resolution, 'remotes'>,
  offering: ShellOffer,
): string | undefined {
  const problem = compatibilityProblem(build, offering);
  return problem === undefined ? pathConflict(build, remotes) : `It is incompatible with this shell: ${problem}.`;
}

/** Replaces remotes by overrides' builds, or adds the builds as remotes. The page gets reasons for unusable overrides. */
function applyOverrides(resolution: Resolution, found: readonly ResolvedOverride[], offering: ShellOffer): Resolution {
  let { remotes } = resolution;
  const overrides: RegistryOverride[] = [];
  for (const { listed, build } of found) {
    const problem = build && overrideBuildProblem(build, { remotes }, offering);
    overrides.push(problem === undefined ? listed : { ...listed, problem });
    if (!build || problem !== undefined) continue;
    const served = toServedRemote(build, listed.url);
    const isReplaced = remotes.some(({ name }) => name === served.name);
    remotes = isReplaced
      ? remotes.map((remote) => (remote.name === served.name ? served : remote))
      : [...remotes, served];
  }
  return { ...resolution, remotes, overrides };
}

/** Returns the layer that applies a developer's overrides, only in that developer's browser. */
export function developerOverrides(platform: Platform): ResolutionLayer {
  const { builds, policy, log } = platform;
  const { offering } = builds;
  if (!offering || policy.mode === 'off') return (resolution) => resolution;
  return async (resolution, request) => {
    try {
      const active = await findActiveOverrides(platform, request);
      const found = await Promise.all(active.map(async (override) => findBuild(platform, override)));
      return applyOverrides(resolution, found, offering);
    } catch (error) {
      // Serves the page without overrides, because a failure to read overrides must not make a page fail.
      log.warn({ err: error }, 'overrides cannot be read');
      return resolution;
    }
  };
}

/** True if the request's browser has an override that selects this release. */
export async function hasReleaseOverride(
  request: FastifyRequest,
  { name, version }: { name: string; version: string },
  platform: Platform,
): Promise<boolean> {
  if (platform.policy.mode === 'off' || isCrossSiteRequest(request)) return false;
  const active = await findActiveOverrides(platform, request);
  return active.some((listed) => listed.name === name && listed.version === version && listed.problem === undefined);
}

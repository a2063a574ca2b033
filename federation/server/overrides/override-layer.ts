import type { FastifyBaseLogger } from 'fastify';
import type { RegistryOverride, ReleaseManifest } from '../../contract';
import { checkCompatibility, type ShellOffer } from '../../contract/compatibility';
import { pathConflict } from '../builds/release-rules';
import type { Database } from '../database';
import { ApiError } from '../http';
import { findRelease, listPreviews, toServedRemote, type Resolution, type ResolutionLayer } from '../registry';
import type { OverrideDependencies } from './developers';
import { fetchManifest } from './fetch-manifest';
import { overrideOriginProblem, overrideMakerProblem } from './policy';
import { findActiveOverrides, overrideToken, type ActiveOverride, type OverrideSource } from './store';

async function findPreviewVersion(db: Database, name: string, pullRequest: number): Promise<string | undefined> {
  return (await listPreviews(db, name)).find((preview) => preview.pullRequest === pullRequest)?.storedVersion;
}

/**
 * Returns an override's current build and folder URL. Throws 422 if the build is missing or not allowed.
 */
export async function readOverrideBuild(
  { rules, policy, db }: OverrideDependencies,
  name: string,
  source: OverrideSource,
): Promise<{ url: string; build: ReleaseManifest }> {
  if ('url' in source) {
    const folder = new URL(source.url);
    const problem = overrideOriginProblem(policy, folder);
    if (problem !== undefined) throw new ApiError(422, problem);
    const onlyThisMachine = !policy.origins.has(folder.origin);
    return { url: source.url, build: await fetchManifest(folder, { name, onlyThisMachine, rules }) };
  }
  const version = 'version' in source ? source.version : await findPreviewVersion(db, name, source.preview);
  const found = version === undefined ? undefined : await findRelease(db, name, version);
  if (found) return { url: found.url, build: found.manifest };
  throw new ApiError(
    422,
    'version' in source
      ? `${name} ${source.version} is not published here, or was removed.`
      : `The preview of pull request ${source.preview} does not exist or has expired.`,
  );
}

interface ResolvedOverride {
  /** The override as the page lists it, with the reason if its build cannot be used. */
  readonly listed: RegistryOverride;
  readonly build?: ReleaseManifest;
}

async function findBuild(
  dependencies: OverrideDependencies,
  { name, source, expiresAt, isByDeveloper }: ActiveOverride,
): Promise<ResolvedOverride> {
  const listed = { name, url: '', ...source, expires_at: expiresAt.toISOString() };
  const problem = overrideMakerProblem(dependencies.policy, isByDeveloper);
  if (problem !== undefined) return { listed: { ...listed, problem } };
  try {
    const { url, build } = await readOverrideBuild(dependencies, name, source);
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
  const compatibility = checkCompatibility(build, offering);
  if (!compatibility.isCompatible) return `It is incompatible with this shell: ${compatibility.reason}.`;
  return pathConflict(build, remotes);
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
export function developerOverrides(
  dependencies: OverrideDependencies & { readonly log: Pick<FastifyBaseLogger, 'warn'> },
): ResolutionLayer {
  const { db, policy, identity, log } = dependencies;
  const { offering } = dependencies.builds;
  if (!offering || policy.mode === 'off') return (resolution) => resolution;
  return async (resolution, request) => {
    const token = overrideToken(request);
    if (token === undefined) return resolution;
    try {
      const active = await findActiveOverrides(db, identity, token);
      const found = await Promise.all(active.map(async (override) => findBuild(dependencies, override)));
      return applyOverrides(resolution, found, offering);
    } catch (error) {
      // Serves the page without overrides, because a failure to read overrides must not make a page fail.
      log.warn({ err: error }, 'overrides cannot be read');
      return resolution;
    }
  };
}

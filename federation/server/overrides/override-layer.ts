import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseManifest } from '../../contract';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import type { HostRules } from '../publishing/check-manifest';
import { findRelease, listPreviews, type ResolutionLayer } from '../registry';
import { findActiveOverrides, type ActiveOverride, overrideToken } from './active-overrides';
import { applyOverrides, type ResolvedOverride } from './apply-overrides';
import { fetchManifest, UnusableBuildError } from './fetch-manifest';
import type { Identity } from './identity';
import { originProblem, overrideMakerProblem, type OverridePolicy } from './policy';
import type { OverrideSource } from './store';

export interface BuildReading {
  readonly rules: HostRules;
  readonly policy: OverridePolicy;
  readonly db: Database;
}

async function findPreviewVersion(db: Database, name: string, pullRequest: number): Promise<string | undefined> {
  return (await listPreviews(db, name)).find((preview) => preview.pullRequest === pullRequest)?.storedVersion;
}

/**
 * Returns an override's current build and folder URL. Throws `UnusableBuildError` if the build is missing or not allowed.
 */
export async function readBuild(
  { rules, policy, db }: BuildReading,
  name: string,
  source: OverrideSource,
): Promise<{ url: string; build: ReleaseManifest }> {
  if ('url' in source) {
    const problem = originProblem(policy, source.url);
    if (problem !== undefined) throw new UnusableBuildError(problem);
    const onlyThisMachine = !policy.origins.has(source.url.origin);
    return { url: source.url.href, build: await fetchManifest(source.url, { name, onlyThisMachine, rules }) };
  }
  const version = 'version' in source ? source.version : await findPreviewVersion(db, name, source.preview);
  const found = version === undefined ? undefined : await findRelease(db, name, version);
  if (found) return { url: found.url, build: found.manifest };
  throw new UnusableBuildError(
    'version' in source
      ? `${name} ${source.version} is not published here, or was removed.`
      : `The preview of pull request ${source.preview} does not exist or has expired.`,
  );
}

interface OverrideLayerDependencies extends BuildReading {
  readonly builds: Builds;
  readonly identity: Identity;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

async function findBuild(
  dependencies: OverrideLayerDependencies,
  { name, source, expiresAt, isByDeveloper }: ActiveOverride,
): Promise<ResolvedOverride> {
  const problem = overrideMakerProblem(dependencies.policy, isByDeveloper);
  const shown = { name, expiresAt, ...('url' in source ? { url: source.url.href } : { url: '', ...source }) };
  if (problem !== undefined) return { ...shown, build: { problem } };
  try {
    return { ...shown, ...(await readBuild(dependencies, name, source)) };
  } catch (error) {
    if (!(error instanceof UnusableBuildError)) throw error;
    return { ...shown, build: { problem: error.message } };
  }
}

/** Returns the layer that applies a developer's overrides, only in that developer's browser. */
export function developerOverrides(dependencies: OverrideLayerDependencies): ResolutionLayer {
  const { db, policy, identity, log } = dependencies;
  const { offering } = dependencies.builds;
  if (!offering || policy.mode === 'off') return (resolution) => resolution;
  return async (resolution, request) => {
    const token = overrideToken(request);
    if (token === undefined) return resolution;
    try {
      const active = await findActiveOverrides(db, identity, token);
      return applyOverrides(
        resolution,
        await Promise.all(active.map(async (one) => findBuild(dependencies, one))),
        offering,
      );
    } catch (error) {
      // Serves the page without overrides, because a failure to read overrides must not make a page fail.
      log.warn({ err: error }, 'overrides cannot be read');
      return resolution;
    }
  };
}

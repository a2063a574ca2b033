import type { FastifyBaseLogger } from 'fastify';
import type { Builds } from '../builds/read-builds';
import type { ResolutionLayer } from '../registry';
import { findActiveOverrides, type ActiveOverride, overrideToken } from './active-overrides';
import { applyOverrides, type FoundOverride } from './apply-overrides';
import { UnusableBuild } from './fetch-manifest';
import type { Identity } from './identity';
import { overrideMakerProblem } from './policy';
import { readBuild, type BuildReading } from './read-build';

interface OverrideLayerDependencies extends BuildReading {
  readonly builds: Builds;
  readonly identity: Identity;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

async function findBuild(
  dependencies: OverrideLayerDependencies,
  { name, source, expiresAt, isByDeveloper }: ActiveOverride,
): Promise<FoundOverride> {
  const problem = overrideMakerProblem(dependencies.policy, isByDeveloper);
  const shown = { name, expiresAt, ...('url' in source ? { url: source.url.href } : { url: '', ...source }) };
  if (problem !== undefined) return { ...shown, build: { problem } };
  try {
    return { ...shown, ...(await readBuild(dependencies, name, source)) };
  } catch (error) {
    if (!(error instanceof UnusableBuild)) throw error;
    return { ...shown, build: { problem: error.message } };
  }
}

/** Returns the layer that replaces releases by the builds of a developer's overrides, only in that developer's browser. */
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
      // Serves the page without overrides if reading them fails, because overrides must not make a page fail.
      log.warn({ err: error }, 'overrides cannot be read');
      return resolution;
    }
  };
}

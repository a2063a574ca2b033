import type { FastifyBaseLogger } from 'fastify';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import type { HostRules } from '../publishing/check-manifest';
import type { ResolutionLayer } from '../registry';
import { findActiveOverrides, type ActiveOverride } from './active-overrides';
import { applyOverrides, type FoundOverride } from './apply-overrides';
import { overrideToken } from './cookie';
import { fetchManifest, UnusableBuild } from './fetch-manifest';
import type { Identity } from './identity';
import { usageProblem, type OverridePolicy } from './policy';

interface Parts {
  readonly db: Database;
  readonly builds: Builds;
  readonly rules: HostRules;
  readonly policy: OverridePolicy;
  readonly identity: Identity;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

async function findBuild(
  { policy, rules }: Parts,
  { name, url, expiresAt, isByDeveloper }: ActiveOverride,
): Promise<FoundOverride> {
  const folder = new URL(url);
  const problem = usageProblem(policy, folder, isByDeveloper);
  if (problem !== undefined) return { name, url, expiresAt, build: { problem } };
  try {
    const onlyThisMachine = !policy.origins.has(folder.origin);
    return { name, url, expiresAt, build: await fetchManifest(folder, { name, onlyThisMachine, rules }) };
  } catch (error) {
    if (!(error instanceof UnusableBuild)) throw error;
    return { name, url, expiresAt, build: { problem: error.message } };
  }
}

/** Replaces what everybody else gets by a developer's builds, in that developer's browser alone. */
export function developerOverrides(parts: Parts): ResolutionLayer {
  const { db, policy, identity, log } = parts;
  const { offering } = parts.builds;
  if (!offering || policy.mode === 'off') return (resolution) => resolution;
  return async (resolution, request) => {
    const token = overrideToken(request);
    if (token === undefined) return resolution;
    try {
      const active = await findActiveOverrides(db, identity, token);
      return applyOverrides(resolution, await Promise.all(active.map(async (one) => findBuild(parts, one))), offering);
    } catch (error) {
      // A page never fails for this: without a database it is the product's own.
      log.warn({ err: error }, 'overrides cannot be read');
      return resolution;
    }
  };
}

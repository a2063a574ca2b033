import type { FastifyBaseLogger } from 'fastify';
import { CONTRACT_VERSION } from '@verdant/federation/contract';
import type { Database } from '../database';
import type { Builds } from '../releases/read-builds';
import type { ResolutionLayer } from '../releases/resolution';
import { applyOverrides, type FoundOverride } from './apply-overrides';
import { overrideToken } from './cookie';
import { fetchManifest, UnusableBuild } from './fetch-manifest';
import { usageProblem, type OverridePolicy } from './policy';
import { findOverrides, type StoredOverride } from './store';

async function find(policy: OverridePolicy, { name, url, expiresAt, email }: StoredOverride): Promise<FoundOverride> {
  const folder = new URL(url);
  const problem = usageProblem(policy, folder, email);
  if (problem !== undefined) return { name, url, expiresAt, build: { problem } };
  try {
    return { name, url, expiresAt, build: await fetchManifest(folder, name, !policy.origins.has(folder.origin)) };
  } catch (error) {
    if (!(error instanceof UnusableBuild)) throw error;
    return { name, url, expiresAt, build: { problem: error.message } };
  }
}

/** Puts a developer's builds in the place of what everybody else gets, in that developer's browser alone. */
export function developerOverrides(
  db: Database,
  { shell }: Builds,
  policy: OverridePolicy,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ResolutionLayer {
  if (!shell || policy.mode === 'off') return (resolution) => resolution;
  const offering = { contract: CONTRACT_VERSION, provides: shell.manifest.provides };
  return async (resolution, request) => {
    const token = overrideToken(request);
    if (token === undefined) return resolution;
    try {
      const stored = await findOverrides(db, token);
      return applyOverrides(resolution, await Promise.all(stored.map(async (one) => find(policy, one))), offering);
    } catch (error) {
      // A page never fails for this: without a database it is the product's own.
      log.warn({ err: error }, 'overrides cannot be read');
      return resolution;
    }
  };
}

import type { FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { ApiError } from '../http';
import { isOfOtherSite, refuseOtherSites } from '../http/request-guards';
import { findActiveOverrides, overrideToken } from './active-overrides';
import { requireDeveloper, type DeveloperDependencies } from './developers';
import { overrideMakerProblem } from './policy';

/** True if the browser that sent the request has an override that selects this release. */
export async function hasReleaseOverride(
  request: FastifyRequest,
  { name, version }: { name: string; version: string },
  { db, policy, identity }: DeveloperDependencies & { readonly db: Database },
): Promise<boolean> {
  const token = overrideToken(request);
  if (token === undefined || policy.mode === 'off' || isOfOtherSite(request)) return false;
  const active = await findActiveOverrides(db, identity, token);
  return active.some(
    ({ source, isByDeveloper, ...override }) =>
      override.name === name &&
      'version' in source &&
      source.version === version &&
      overrideMakerProblem(policy, isByDeveloper) === undefined,
  );
}

/**
 * Returns true if a request may load releases that were never active: a developer's browser sent the request, and the page
 * that caused it belongs to this site.
 */
export async function mayPreview(request: FastifyRequest, dependencies: DeveloperDependencies): Promise<boolean> {
  try {
    refuseOtherSites(request, 'Previews are for pages of the product.');
    await requireDeveloper(request, dependencies, { elsewhere: '', unlisted: '' });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}

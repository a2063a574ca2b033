import type { FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { ApiError } from '../http';
import { isOfOtherSite, refuseOtherSites } from '../http/request-guards';
import { findActiveOverrides, overrideToken } from './active-overrides';
import { requireDeveloper, type DeveloperDependencies } from './developers';
import { makerProblem } from './policy';

/** Whether the browser that sent the request gets that release by an override of a developer. */
export async function usesRelease(
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
      makerProblem(policy, isByDeveloper) === undefined,
  );
}

/**
 * Returns true if a request may load releases that were never active: a developer sent it, and no page of another site.
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

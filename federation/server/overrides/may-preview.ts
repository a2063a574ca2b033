import type { FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { ApiError } from '../http';
import { isOfOtherSite, refuseOtherSites } from '../http/request-guards';
import { verifyReading, type SignedContext } from '../signing/signed-request';
import { findActiveOverrides, overrideToken } from './active-overrides';
import { requireDeveloper, type DeveloperDependencies } from './developers';
import { makerProblem } from './policy';

const SIGNED = /^Release ([A-Za-z0-9_-]{1,2000})$/;

type Previewers = DeveloperDependencies & Pick<SignedContext, 'keysFile' | 'log' | 'publicOrigin'>;

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
 * Whether a request may have a release of the remote that was never active: of a developer from a page of the product or
 * without one, or with `Authorization: Release <signed request in base64url>` of a key of the remote.
 */
export async function mayPreview(request: FastifyRequest, name: string, previewers: Previewers): Promise<boolean> {
  try {
    const [, signed] = SIGNED.exec(request.headers.authorization ?? '') ?? [];
    if (signed !== undefined) await verifyReading(previewers, Buffer.from(signed, 'base64url').toString(), name);
    else {
      refuseOtherSites(request, 'Previews are for pages of the product.');
      await requireDeveloper(request, previewers, { elsewhere: '', unlisted: '' });
    }
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}

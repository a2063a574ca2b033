import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http';
import { refuseOtherSites } from '../http/same-site';
import { verifyReading, type SignedContext } from '../signing/signed-request';
import { requireDeveloper, type DeveloperDependencies } from './developers';

const SIGNED = /^Release ([A-Za-z0-9_-]{1,2000})$/;

type Previewers = DeveloperDependencies & Pick<SignedContext, 'keysFile' | 'publicOrigin'>;

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

import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http';
import type { Identity, SignIn } from './identity';
import { isThisMachine, type OverridePolicy } from './policy';

/** What says who is a developer. */
export interface DeveloperParts {
  readonly policy: OverridePolicy;
  readonly identity: Identity;
}

/** The words of a 403. */
interface Refusals {
  /** For a browser on another machine, in mode `local`. */
  readonly elsewhere: string;
  /** For an account that is no developer's. */
  readonly unlisted: string;
}

/**
 * The sign-in of the developer who sent the request; undefined in mode `local`, where everybody on this machine is one.
 * Throws 403 for everybody else, and the product's own 401 when nobody is signed in.
 */
export async function requireDeveloper(
  request: FastifyRequest,
  { policy, identity }: DeveloperParts,
  { elsewhere, unlisted }: Refusals,
): Promise<SignIn | undefined> {
  if (policy.mode === 'local') {
    if (isThisMachine(request.hostname) && isThisMachine(request.ip.replace(/^::ffff:/, ''))) return undefined;
    throw new ApiError(403, elsewhere);
  }
  const signIn = await identity.identify(request);
  if (!signIn.isDeveloper) throw new ApiError(403, unlisted);
  return signIn;
}

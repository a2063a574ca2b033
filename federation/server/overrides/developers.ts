import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http';
import { settingName } from '../product';
import type { Identity, SignIn } from './identity';
import { isThisMachine, type OverridePolicy } from './policy';

/** What says who is a developer. */
export interface DeveloperDependencies {
  readonly policy: OverridePolicy;
  readonly identity: Identity;
}

/** The words of a 403. */
interface Refusals {
  /** For a browser on another machine, in mode `local`. */
  readonly elsewhere: string;
  /** For an account that is no developer's; the setting follows. */
  readonly unlisted: string;
}

/**
 * The sign-in of the developer who sent the request; undefined in mode `local`, where everybody on this machine is one.
 * Throws 403 for all other users, and the product's own 401 when no one is signed in.
 */
export async function requireDeveloper(
  request: FastifyRequest,
  { policy, identity }: DeveloperDependencies,
  { elsewhere, unlisted }: Refusals,
): Promise<SignIn | undefined> {
  if (policy.mode === 'local') {
    if (isThisMachine(request.hostname) && isThisMachine(request.ip.replace(/^::ffff:/, ''))) return undefined;
    throw new ApiError(403, elsewhere);
  }
  const signIn = await identity.identify(request);
  if (!signIn.isDeveloper) throw new ApiError(403, `${unlisted} (${settingName(policy.named, 'DEVELOPERS')}).`);
  return signIn;
}

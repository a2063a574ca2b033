import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http';
import { refuseOtherSites } from '../http/request-guards';
import { settingName } from '../product';
import type { Identity, SignIn } from './identity';
import { isThisMachine, type OverridePolicy } from './policy';

/** Dependencies of the checks that the sender of a request is a developer or an operator. */
export interface DeveloperDependencies {
  readonly policy: OverridePolicy;
  readonly identity: Identity;
}

/** Error messages of 403 responses. */
interface Refusals {
  /** Message in mode `local` for a browser on another machine. */
  readonly elsewhere: string;
  /** Message for an account that is no developer's; the name of the setting that lists developers is appended. */
  readonly unlisted: string;
}

/** True if the mode is `local` and the request comes from this machine, on which every user is then a developer. */
const isLocal = ({ hostname, ip }: FastifyRequest, { mode }: OverridePolicy) =>
  mode === 'local' && isThisMachine(hostname) && isThisMachine(ip.replace(/^::ffff:/, ''));

/** Operator id for mode `local`, in which every user on this machine is an operator. */
export const LOCAL_OPERATOR = 'operator:local';

/**
 * Returns the id of the operator who sent the request from a page of the product: anyone on this machine in mode `local`,
 * otherwise a listed account. Throws 403 for all other users, and the product's own 401 when no one is signed in.
 */
export async function requireOperator(
  request: FastifyRequest,
  { policy, identity }: DeveloperDependencies,
): Promise<string> {
  refuseOtherSites(request, 'Operations are for the pages of the product.');
  if (isLocal(request, policy)) return LOCAL_OPERATOR;
  const { operator } = await identity.identify(request);
  if (operator !== undefined) return operator;
  throw new ApiError(403, `This account may not operate remotes (${settingName(policy.named, 'OPERATORS')}).`);
}

/**
 * Returns the sign-in of the developer who sent the request; undefined in mode `local` (every user on this machine).
 * Throws 403 for all other users, and the product's own 401 when no one is signed in.
 */
export async function requireDeveloper(
  request: FastifyRequest,
  { policy, identity }: DeveloperDependencies,
  { elsewhere, unlisted }: Refusals,
): Promise<SignIn | undefined> {
  if (policy.mode === 'local') {
    if (isLocal(request, policy)) return undefined;
    throw new ApiError(403, elsewhere);
  }
  const signIn = await identity.identify(request);
  if (!signIn.isDeveloper) throw new ApiError(403, `${unlisted} (${settingName(policy.named, 'DEVELOPERS')}).`);
  return signIn;
}

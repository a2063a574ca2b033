import type { FastifyRequest } from 'fastify';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError } from '../http';
import { isCheckPassed } from '../http/errors';
import { isCrossSiteRequest, refuseCrossSiteRequest } from '../http/request-guards';
import { settingName } from '../product';
import type { HostRules } from '../publishing/check-manifest';
import { readKeyNames, type FindNameById } from '../signing/release-keys';
import type { IdentityProvider, SignIn } from './identity';
import { isThisMachine, overrideMakerProblem, type OverridePolicy } from './policy';
import { findActiveOverrides, overrideToken } from './store';

export interface DeveloperDependencies {
  readonly policy: OverridePolicy;
  readonly identity: IdentityProvider;
}

export interface OverrideDependencies extends DeveloperDependencies {
  readonly db: Database;
  readonly builds: Builds;
  readonly rules: HostRules;
}

/** True if every user is a developer, because the mode is `local` and the request comes from this machine. */
const isLocal = ({ hostname, ip }: FastifyRequest, { mode }: OverridePolicy) =>
  mode === 'local' && isThisMachine(hostname) && isThisMachine(ip.replace(/^::ffff:/, ''));

const LOCAL_OPERATOR = 'operator:local';

/**
 * Returns the id of the operator who sent the request: anyone on this machine in mode `local`, otherwise a listed
 * account. Throws 403 for all other users, and the product's own 401 when no one is signed in.
 */
export async function requireOperator(
  request: FastifyRequest,
  { policy, identity }: DeveloperDependencies,
): Promise<string> {
  refuseCrossSiteRequest(request, 'Operations are for the pages of the product.');
  if (isLocal(request, policy)) return LOCAL_OPERATOR;
  const { operator } = await identity.identify(request);
  if (operator !== undefined) return operator;
  throw new ApiError(403, `This account may not operate remotes (${settingName(policy.named, 'OPERATORS')}).`);
}

/**
 * Returns the sign-in of the developer who sent the request; undefined in mode `local` (every user on this machine).
 * Throws 403 with `elsewhere` for another machine, 403 with `unlisted` for an unlisted account, and the product's 401.
 */
export async function requireDeveloper(
  request: FastifyRequest,
  { policy, identity }: DeveloperDependencies,
  { elsewhere, unlisted }: { readonly elsewhere: string; readonly unlisted: string },
): Promise<SignIn | undefined> {
  if (policy.mode === 'local') {
    if (isLocal(request, policy)) return undefined;
    throw new ApiError(403, elsewhere);
  }
  const signIn = await identity.identify(request);
  if (!signIn.isDeveloper) throw new ApiError(403, `${unlisted} (${settingName(policy.named, 'DEVELOPERS')}).`);
  return signIn;
}

/** True if the request's browser has an override that selects this release. */
export async function hasReleaseOverride(
  request: FastifyRequest,
  { name, version }: { name: string; version: string },
  { db, policy, identity }: Pick<OverrideDependencies, 'db' | 'policy' | 'identity'>,
): Promise<boolean> {
  const token = overrideToken(request);
  if (token === undefined || policy.mode === 'off' || isCrossSiteRequest(request)) return false;
  const active = await findActiveOverrides(db, identity, token);
  return active.some(
    ({ source, isByDeveloper, ...override }) =>
      override.name === name &&
      'version' in source &&
      source.version === version &&
      overrideMakerProblem(policy, isByDeveloper) === undefined,
  );
}

/** True if a developer's browser sent the request, and a page of this site caused it. */
export async function mayPreview(request: FastifyRequest, dependencies: DeveloperDependencies): Promise<boolean> {
  if (isCrossSiteRequest(request)) return false;
  return isCheckPassed(requireDeveloper(request, dependencies, { elsewhere: '', unlisted: '' }));
}

/**
 * Returns the function that names keys and operators in histories; key owners and operators only if `areOwnersShown`.
 */
export async function readHistoryNames(
  keysFile: string,
  { operatorNames }: IdentityProvider,
  areOwnersShown: boolean,
): Promise<FindNameById> {
  const keyName = await readKeyNames(keysFile, areOwnersShown);
  const operatorName = (id: string) => {
    if (id === LOCAL_OPERATOR) return 'operator on the server';
    return areOwnersShown ? operatorNames?.get(id) : 'operator';
  };
  return (id) => (id.startsWith('operator:') ? operatorName(id) : keyName(id));
}

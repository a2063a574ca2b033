import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './http';
import { isCheckPassed } from './http/errors';
import { ipKind, type TrustedProxies } from './http/ip-address';
import { isCrossSiteRequest, refuseCrossSiteRequest } from './http/request-guards';
import { settingName } from './product';
import { isPlainWebUrl } from './setting-values';
import type { FederationSettings } from './settings';
import { readKeyNames, type FindNameById } from './signing/signed-request';

/** The session of a signed-in user. */
export interface UserSession {
  /** Id of the session. The id must not be a token, because overrides are stored with this id. */
  readonly reference: string;
  /** Id of the account, the same at every sign-in. */
  readonly account: string;
  /** True if the account can create overrides in mode `listed`. */
  readonly isDeveloper: boolean;
  /** Id of the operator for histories; undefined for all other accounts. */
  readonly operator?: string | undefined;
}

/** Tells the platform, which has no accounts, which user is signed in. */
export interface IdentityProvider {
  /** Resolves to the session of the user who sent the request. Throws the product's 401 if no user is signed in. */
  readonly identify: (request: FastifyRequest) => Promise<UserSession>;
  /**
   * Finds a session by reference; undefined if expired or signed out. Called for each page request with an override.
   */
  readonly findSession: (reference: string) => Promise<UserSession | undefined>;
  /** Names of operators by id, for developers and operators. */
  readonly operatorNames?: ReadonlyMap<string, string>;
}

/** Identity of a product without sign-in. Overrides are possible only in mode `local`. */
export const identityWithoutSignIn: IdentityProvider = {
  identify: async () => {
    throw new ApiError(401, 'There is no sign-in here.');
  },
  findSession: async () => undefined,
};

export interface OverridePolicy {
  readonly mode: 'local' | 'listed' | 'off';
  readonly origins: ReadonlySet<string>;
  /** Product name, for the names of settings in error messages. */
  readonly named: Parameters<typeof settingName>[0];
}

/** Settings of every server, with or without the platform. */
export interface ServerSettings {
  readonly host: string;
  readonly publicOrigin: string | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustedProxies;
}

type PublicitySettings = ServerSettings & Pick<FederationSettings, 'isProduction'>;

/** True if a host name or IP address (as in URLs) always refers to this machine. */
export function isThisMachine(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return ipKind(bare) === 'loopback';
  return bare === 'localhost' || bare.endsWith('.localhost');
}

/** True if a setting indicates that this server has users other than the developer who started it. */
export function isProbablyPublic({ host, publicOrigin, trustProxy, isProduction }: PublicitySettings): boolean {
  return isProduction || trustProxy !== false || publicOrigin !== undefined || !isThisMachine(host);
}

export function overridePolicyOf(
  settings: PublicitySettings & Pick<FederationSettings, 'overrides' | 'overrideOrigins'>,
  named: OverridePolicy['named'],
): OverridePolicy {
  const automatic = isProbablyPublic(settings) ? 'listed' : 'local';
  return {
    mode: settings.overrides === 'auto' ? automatic : settings.overrides,
    origins: new Set(settings.overrideOrigins),
    named,
  };
}

/** Returns the text as the URL of a folder, with a final slash. */
export function parseFolderUrl(text: string): URL | undefined {
  if (text.length > 500 || !isPlainWebUrl(text) || /[?#]/.test(text)) return undefined;
  const url = new URL(text);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

export function overrideOriginProblem(
  { mode, origins, named }: OverridePolicy,
  { origin, hostname }: URL,
): string | undefined {
  if (mode === 'off') return 'Overrides are switched off here.';
  if (origins.has(origin) || (mode === 'local' && isThisMachine(hostname))) return undefined;
  const setting = settingName(named, 'OVERRIDE_ORIGINS');
  return mode === 'local'
    ? `${origin} is not this machine: an operator adds other origins with ${setting}.`
    : `${origin} is not among the origins that this server allows (${setting}).`;
}

export interface DeveloperDependencies {
  readonly policy: OverridePolicy;
  readonly identity: IdentityProvider;
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
 * Returns the session of the developer who sent the request; undefined in mode `local` (every user on this machine).
 * Throws 403 with `elsewhere` for another machine, 403 with `unlisted` for an unlisted account, and the product's 401.
 */
export async function requireDeveloper(
  request: FastifyRequest,
  { policy, identity }: DeveloperDependencies,
  { elsewhere, unlisted }: { readonly elsewhere: string; readonly unlisted: string },
): Promise<UserSession | undefined> {
  if (policy.mode === 'local') {
    if (isLocal(request, policy)) return undefined;
    throw new ApiError(403, elsewhere);
  }
  const session = await identity.identify(request);
  if (!session.isDeveloper) throw new ApiError(403, `${unlisted} (${settingName(policy.named, 'DEVELOPERS')}).`);
  return session;
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

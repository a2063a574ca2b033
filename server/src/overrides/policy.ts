import { isIP } from 'node:net';
import { emailKey } from '../accounts/store';
import { kindOf } from '../releases/publishing/address';
import type { Settings } from '../settings';

export type OverrideMode = 'local' | 'listed' | 'off';

/** Who may override what. */
export interface OverridePolicy {
  readonly mode: OverrideMode;
  readonly origins: ReadonlySet<string>;
  /** As `emailKey` writes them. */
  readonly developers: ReadonlySet<string>;
}

type PolicySettings = Pick<
  Settings,
  'overrides' | 'overrideOrigins' | 'developers' | 'isProduction' | 'host' | 'publicOrigin' | 'trustProxy'
>;

/** Whether a name or address (as URLs write it) can only be this machine. */
export function isThisMachine(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return kindOf(bare) === 'loopback';
  return bare === 'localhost' || bare.endsWith('.localhost');
}

/** What says that others than its developer come to this server. */
function looksPublic({ host, publicOrigin, trustProxy, isProduction }: PolicySettings): boolean {
  return isProduction || trustProxy || publicOrigin !== undefined || !isThisMachine(host);
}

export function policyOf(settings: PolicySettings): OverridePolicy {
  const automatic = looksPublic(settings) ? 'listed' : 'local';
  return {
    mode: settings.overrides === 'auto' ? automatic : settings.overrides,
    origins: new Set(settings.overrideOrigins),
    developers: new Set(settings.developers.map(emailKey)),
  };
}

/** The folder that an address names, with a final slash; undefined for what cannot be one. */
export function readFolder(text: string): URL | undefined {
  if (text.length > 500 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && !/[?#]/.test(text);
  if (!isPlain || !['http:', 'https:'].includes(url.protocol)) return undefined;
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** Why a build may not come from there; undefined when it may. */
export function originProblem({ mode, origins }: OverridePolicy, { origin, hostname }: URL): string | undefined {
  if (mode === 'off') return 'Overrides are switched off here.';
  if (origins.has(origin) || (mode === 'local' && isThisMachine(hostname))) return undefined;
  return mode === 'local'
    ? `${origin} is not this machine: an operator adds other origins with VERDANT_OVERRIDE_ORIGINS.`
    : `${origin} is not among the origins that this server allows (VERDANT_OVERRIDE_ORIGINS).`;
}

/** Why what was allowed once must not be used now; undefined when it may. `email` is of the sign-in that it was made with. */
export function usageProblem(policy: OverridePolicy, url: URL, email: string | null): string | undefined {
  const needsDeveloper = policy.mode === 'listed';
  if (needsDeveloper && (email === null || !policy.developers.has(emailKey(email)))) {
    return 'It was not made by a developer of this server.';
  }
  return originProblem(policy, url);
}

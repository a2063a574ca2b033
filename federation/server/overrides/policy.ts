import { isIP } from 'node:net';
import { ipKind, type TrustedProxies } from '../http/ip-address';
import { settingName } from '../product';

type OverrideMode = 'local' | 'listed' | 'off';

export interface OverridePolicy {
  readonly mode: OverrideMode;
  readonly origins: ReadonlySet<string>;
  /** Product name, for the names of settings in error messages. */
  readonly named: Parameters<typeof settingName>[0];
}

interface PolicySettings {
  readonly overrides: OverrideMode | 'auto';
  readonly overrideOrigins: readonly string[];
  readonly isProduction: boolean;
  readonly host: string;
  readonly publicOrigin: string | undefined;
  readonly trustProxy: TrustedProxies;
}

/** True if a host name or IP address (as in URLs) always refers to this machine. */
export function isThisMachine(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return ipKind(bare) === 'loopback';
  return bare === 'localhost' || bare.endsWith('.localhost');
}

/** True if a setting indicates that this server has users other than the developer who started it. */
export function isProbablyPublic({
  host,
  publicOrigin,
  trustProxy,
  isProduction,
}: Omit<PolicySettings, 'overrides' | 'overrideOrigins'>): boolean {
  return isProduction || trustProxy !== false || publicOrigin !== undefined || !isThisMachine(host);
}

export function overridePolicyOf(settings: PolicySettings, named: OverridePolicy['named']): OverridePolicy {
  const automatic = isProbablyPublic(settings) ? 'listed' : 'local';
  return {
    mode: settings.overrides === 'auto' ? automatic : settings.overrides,
    origins: new Set(settings.overrideOrigins),
    named,
  };
}

/** Returns the text as the URL of a folder, with a final slash. */
export function parseFolderUrl(text: string): URL | undefined {
  if (text.length > 500 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && !/[?#]/.test(text);
  if (!isPlain || !['http:', 'https:'].includes(url.protocol)) return undefined;
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

/**
 * Returns why an existing override must not be used because of the user who created it; undefined if the user is allowed.
 */
export function overrideMakerProblem({ mode }: OverridePolicy, isByDeveloper: boolean): string | undefined {
  return mode === 'listed' && !isByDeveloper ? 'It was not made by a developer of this server.' : undefined;
}

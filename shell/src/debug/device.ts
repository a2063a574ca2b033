import * as v from 'valibot';
import type { RegistryRemote } from '@verdant/federation/contract';

export type DebugFact = { name: string; value: string };

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

export function deviceFacts(): DebugFact[] {
  return [
    { name: 'Browser', value: navigator.userAgent },
    { name: 'Viewport', value: `${window.innerWidth} x ${window.innerHeight}` },
    { name: 'Screen', value: `${screen.width} x ${screen.height}, ratio ${devicePixelRatio}` },
    { name: 'Touch points', value: String(navigator.maxTouchPoints) },
    { name: 'Language', value: navigator.language },
    { name: 'Time zone', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
    { name: 'Reduced motion', value: yesNo(matchMedia('(prefers-reduced-motion: reduce)').matches) },
  ];
}

/** The parts of the Network Information API that some browsers have. */
const connectionInfo = v.object({ effectiveType: v.optional(v.string()), rtt: v.optional(v.number()) });

export function networkFacts(): DebugFact[] {
  const connection = v.parse(v.fallback(connectionInfo, {}), Reflect.get(navigator, 'connection'));
  return [
    { name: 'Online', value: yesNo(navigator.onLine) },
    { name: 'Connection', value: connection.effectiveType ?? 'unknown' },
    { name: 'Round trip', value: connection.rtt === undefined ? 'unknown' : `${connection.rtt} ms` },
    { name: 'Secure context', value: yesNo(isSecureContext) },
    { name: 'Origin', value: location.origin },
  ];
}

/** Returns the number of entries in browser storage, never their content. */
export function storageFacts(): DebugFact[] {
  const count = (area: 'localStorage' | 'sessionStorage') => {
    try {
      const { length } = window[area];
      return length === 1 ? '1 entry' : `${length} entries`;
    } catch {
      return 'not available';
    }
  };
  return [
    { name: 'Local storage', value: count('localStorage') },
    { name: 'Session storage', value: count('sessionStorage') },
    { name: 'Cookies enabled', value: yesNo(navigator.cookieEnabled) },
  ];
}

/** Returns only type and length of the stored token. */
export function describeToken(token: string | null): string {
  if (!token) return 'none';
  const [type = '', secret = ''] = token.split(' ');
  return `${type}, ${secret.length} characters`;
}

export type RemoteRow = { name: string; version: string; source: string; loaded: string };

export function remoteRows(remotes: RegistryRemote[]): RemoteRow[] {
  return remotes.map(({ name, version, url, entry }) => {
    const source = new URL(`${url}${entry}`, location.href).href;
    const timing = performance.getEntriesByName(source, 'resource').find((candidate) => candidate.duration > 0);
    return { name, version, source, loaded: timing ? `${Math.round(timing.duration)} ms` : 'not yet' };
  });
}

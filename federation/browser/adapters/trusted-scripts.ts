import type { Registry } from '../../contract';
import { isScriptUrl } from '../core/script-url';

type ScriptPolicy = { createScriptURL: (url: string) => string | null };
/** The part of Trusted Types that this file uses; TypeScript's own library has none of it. */
declare const trustedTypes: { createPolicy: (name: string, policy: ScriptPolicy) => unknown } | undefined;

/** Addresses of code whose hash this page has compared itself. */
export const comparedScripts = new Set<string>();

/**
 * Lets scripts and workers start from the URLs of `isScriptUrl`, where the browser enforces Trusted Types. It is the
 * default policy, so it covers remotes that know nothing of it; HTML and code from texts stay forbidden.
 */
export function trustListedScripts(registry: Registry): void {
  if (typeof trustedTypes === 'undefined') return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (comparedScripts.has(url) || isScriptUrl(registry, url, location.href) ? url : null),
  });
}

/** The nonce of this page's scripts, or an empty text. Browsers hide the attribute and keep the property. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

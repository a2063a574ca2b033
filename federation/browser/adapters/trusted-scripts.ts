import type { Registry } from '../../contract';
import { isScriptUrl } from '../core/script-url';

type ScriptPolicy = { createScriptURL: (url: string) => string | null };
/** The part of Trusted Types that this file uses; TypeScript's library has no types for it. */
declare const trustedTypes: { createPolicy: (name: string, policy: ScriptPolicy) => unknown } | undefined;

/** Blob URLs of code whose hash this page has checked. */
export const comparedScripts = new Set<string>();

/**
 * Allows scripts and workers from the URLs of `isScriptUrl` if the browser enforces Trusted Types. As the default policy,
 * it also covers the code of remotes; HTML and code from strings stay forbidden.
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

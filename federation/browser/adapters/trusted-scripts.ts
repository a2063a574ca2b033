import type { Registry } from '../../contract';
import { isScriptUrl } from '../core/script-url';

type ScriptPolicy = { createScriptURL: (url: string) => string | null };
/** The part of Trusted Types that this file uses; TypeScript's library has no types for it. */
declare const trustedTypes: { createPolicy: (name: string, policy: ScriptPolicy) => unknown } | undefined;

/** Blob URLs of code whose hash this page has checked. */
export const verifiedScriptUrls = new Set<string>();

/**
 * Creates the default Trusted Types policy, which also applies to code of remotes. It allows scripts and workers from the
 * URLs of `isScriptUrl`, but neither HTML nor code from strings.
 */
export function trustListedScripts(registry: Registry): void {
  if (typeof trustedTypes === 'undefined') return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (verifiedScriptUrls.has(url) || isScriptUrl(registry, url, location.href) ? url : null),
  });
}

/** Returns the nonce of the page's scripts, or an empty string. Reads the property: browsers hide the attribute's value. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

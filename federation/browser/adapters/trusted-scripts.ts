import type { Registry } from '../../contract';
import { isScriptUrl } from '../core/script-url';

type ScriptPolicy = { createScriptURL: (url: string) => string | null };
/** The part of the Trusted Types API that this module uses. TypeScript's library does not declare this API. */
declare const trustedTypes: { createPolicy: (name: string, policy: ScriptPolicy) => unknown } | undefined;

/** Blob URLs of code whose hash this page has checked. */
export const verifiedScriptUrls = new Set<string>();

/**
 * Creates the default Trusted Types policy, which allows scripts and workers from the URLs of `isScriptUrl`, but
 * neither HTML nor code from strings. The policy also applies to code of remotes.
 */
export function trustListedScripts(registry: Registry): void {
  if (typeof trustedTypes === 'undefined') return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (verifiedScriptUrls.has(url) || isScriptUrl(registry, url, location.href) ? url : null),
  });
}

/** Returns the nonce of the page's scripts, or an empty string. Browsers hide the attribute, but not the property. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

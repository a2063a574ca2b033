const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Starts a trace with a call (W3C Trace Context), if the page states that the server records traces. The id is random and identifies no user. */
export function traceHeader(): { traceparent?: string } {
  if (document.documentElement.dataset['traces'] === undefined) return {};
  const id = hex(crypto.getRandomValues(new Uint8Array(24)));
  return { traceparent: `00-${id.slice(0, 32)}-${id.slice(32)}-01` };
}

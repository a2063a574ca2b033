const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Begins a trace with a call (W3C Trace Context), where the server records them and says so in the page; random, so it names no one. */
export function traceHeader(): { traceparent?: string } {
  if (document.documentElement.dataset['traces'] === undefined) return {};
  const id = hex(crypto.getRandomValues(new Uint8Array(24)));
  return { traceparent: `00-${id.slice(0, 32)}-${id.slice(32)}-01` };
}

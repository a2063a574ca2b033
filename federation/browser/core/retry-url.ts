/**
 * The URL of a file that has failed `failures` times in this page. It differs each time: browsers join a request that
 * hangs instead of sending a new one, and a failed preload is reused for its own URL.
 */
export function retryUrl(url: string, failures: number): string {
  return failures > 0 ? `${url}${url.includes('?') ? '&' : '?'}retry=${failures}` : url;
}

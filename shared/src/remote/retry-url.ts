/**
 * The address of a file after it failed `failures` times in this page. It differs each time, since a browser joins a
 * request that hangs instead of sending a new one, and a preload that failed answers for its own address.
 */
export function retryUrl(url: string, failures: number): string {
  return failures > 0 ? `${url}${url.includes('?') ? '&' : '?'}retry=${failures}` : url;
}

/** Origins of another party's widget that a page may frame and load its script from. */
export interface WidgetOrigins {
  readonly frame: string;
  readonly script: string;
}

export interface PolicyParts {
  /** The inline scripts of the host page, as `'sha256-...'`; there is no other inline code. */
  readonly scriptHashes: readonly string[];
  readonly widget: WidgetOrigins | undefined;
  /** Where this visitor's remotes are loaded from, beside our own origin. */
  readonly origins: readonly string[];
}

const SELF = "'self'";
const NOTHING = "'none'";

/** The Content Security Policy of a response: our own files, and those of the origins of this visitor's remotes. */
export function contentPolicy({ scriptHashes, widget, origins }: PolicyParts): string {
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': [SELF],
    'script-src': [SELF, ...scriptHashes, ...origins, widget?.script],
    'style-src': [SELF, ...origins],
    'img-src': [SELF, 'data:', ...origins],
    'font-src': [SELF, ...origins],
    'connect-src': [SELF, ...origins],
    'worker-src': [SELF, 'blob:', ...origins],
    'frame-src': [widget?.frame ?? NOTHING],
    'object-src': [NOTHING],
    'base-uri': [NOTHING],
    'form-action': [SELF, widget?.frame],
    'frame-ancestors': [NOTHING],
    'manifest-src': [SELF],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter((value) => value !== undefined)].join(' '))
    .join(';');
}

/** Host names and IP addresses; a URL may contain more, such as `;` or `*`, which would change the policy. */
const PLAIN_ORIGIN = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/;

/** The origins of absolute URLs, once each; a relative one is on our own server. */
export function originsOf(urls: readonly string[]): string[] {
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return [...new Set(origins)].filter((origin) => PLAIN_ORIGIN.test(origin));
}

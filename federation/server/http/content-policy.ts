import { API_PREFIX, isApiPath, isScriptPath } from './paths';

/** Origins of another party's widget that a page may frame and load its script from. */
export interface WidgetOrigins {
  readonly frame: string;
  readonly script: string;
}

export interface PolicyOptions {
  /** The inline scripts of the host page, as `'sha256-...'`; there is no other inline code. */
  readonly scriptHashes: readonly string[];
  /** The inline styles of the host page, likewise. */
  readonly styleHashes: readonly string[];
  /** Random, for this response alone; every script element of the page carries it. */
  readonly nonce: string;
  readonly widget: WidgetOrigins | undefined;
  /** Origins that this visitor's remotes are loaded from, in addition to our own. */
  readonly origins: readonly string[];
}

type Directives = Readonly<Record<string, readonly (string | undefined)[]>>;

const SELF = "'self'";
const NOTHING = "'none'";
/** Path for reports of violations. `report-to` needs HTTPS and waits up to a minute; every browser knows `report-uri`. */
const REPORTS_PATH = `${API_PREFIX}/csp-reports`;
const REPORTED: Directives = { 'report-uri': [REPORTS_PATH] };
/** The one Trusted Types policy of the host page: it converts the URLs that the registry names. */
const TRUSTED_TYPES: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter((value) => value !== undefined)].join(' '))
    .join(';');
}

function pageDirectives({ scriptHashes, styleHashes, widget, origins }: Omit<PolicyOptions, 'nonce'>): Directives {
  return {
    'default-src': [NOTHING],
    'script-src': [SELF, ...scriptHashes, ...origins, widget?.script],
    'style-src': [SELF, ...styleHashes, ...origins],
    'img-src': [SELF, 'data:', ...origins],
    'font-src': [SELF, ...origins],
    'connect-src': [SELF, ...origins],
    // A worker from another origin starts as a copy whose hash the page has compared.
    'worker-src': [SELF, origins.length > 0 ? 'blob:' : undefined],
    'manifest-src': [SELF],
    'frame-src': [widget?.frame ?? NOTHING],
    'base-uri': [NOTHING],
    'form-action': [SELF, widget?.frame],
    'frame-ancestors': [NOTHING],
    ...REPORTED,
  };
}

/**
 * The Content Security Policy of the host page: two policies, and a script element needs the permission of both. The first
 * names origins, the second the nonce that the loader gives to the files that the registry lists.
 */
export function contentPolicy({ nonce, ...options }: PolicyOptions): string {
  const { scriptHashes, widget } = options;
  const origins = policyOf({ ...pageDirectives(options), ...TRUSTED_TYPES });
  const elements = policyOf({
    'script-src-elem': [`'nonce-${nonce}'`, ...scriptHashes, widget?.script],
    ...REPORTED,
  });
  return `${origins}, ${elements}`;
}

/** The policy of a page that the server renders whole, from our own files. */
export function plainPagePolicy(scriptHashes: readonly string[]): string {
  return policyOf(pageDirectives({ scriptHashes, styleHashes: [], widget: undefined, origins: [] }));
}

/** Whatever is no page: opened by a link, it runs nothing and has an origin of its own. */
const NO_PAGE = policyOf({ 'default-src': [NOTHING], 'frame-ancestors': [NOTHING], sandbox: [] });
/** A worker has the policy of its script and cannot start in a sandbox; opened by a link, a script is a text. */
const SCRIPT = policyOf({
  'default-src': [NOTHING],
  'script-src': [SELF],
  'connect-src': [SELF],
  'frame-ancestors': [NOTHING],
});

/** The policy of a response that is no page, such as a file, by its path. */
export function filePolicy(path: string): string {
  return isScriptPath(path) && !isApiPath(path) ? SCRIPT : NO_PAGE;
}

/** Host names and IP addresses; a URL may contain more, such as `;` or `*`, which would change the policy. */
const PLAIN_ORIGIN = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/;

/** The origins of absolute URLs, once each; a relative one is on our own server. */
export function originsOf(urls: readonly string[]): string[] {
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return [...new Set(origins)].filter((origin) => PLAIN_ORIGIN.test(origin));
}

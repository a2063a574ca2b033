import { API_PREFIX, isApiPath, isScriptPath } from './paths';

export interface WidgetOrigins {
  readonly frame: string;
  readonly script: string;
}

export interface PolicyOptions {
  /** Hashes of the only allowed inline scripts, as `'sha256-...'`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly nonce: string;
  readonly widget: WidgetOrigins | undefined;
  /** Origins of this visitor's remotes, in addition to our own. */
  readonly origins: readonly string[];
}

type Directives = Readonly<Record<string, readonly (string | undefined)[]>>;

const SELF = "'self'";
const NOTHING = "'none'";
/** Path for reports, named in `report-uri`, because `report-to` needs HTTPS and delays reports by up to a minute. */
const REPORTS_PATH = `${API_PREFIX}/csp-reports`;
const REPORTED: Directives = { 'report-uri': [REPORTS_PATH] };
/** Allows only the Trusted Types policy `default`, with which the host page converts the registry's URLs. */
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
    // The page runs a worker script from another origin as a `blob:` copy, after a check of the copy's hash.
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
 * Returns the Content Security Policy of the host page: two policies, both of which a script element must satisfy. The
 * first allows origins, the second requires the nonce.
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

/** Returns the policy of a page that the server renders completely. */
export function plainPagePolicy(scriptHashes: readonly string[]): string {
  return policyOf(pageDirectives({ scriptHashes, styleHashes: [], widget: undefined, origins: [] }));
}

/** Policy of responses that are not pages. Opened as a document, such a response runs no scripts. */
const NO_PAGE = policyOf({ 'default-src': [NOTHING], 'frame-ancestors': [NOTHING], sandbox: [] });
/** Policy of scripts. A worker gets the policy of its script and cannot start in a sandbox. */
const SCRIPT = policyOf({
  'default-src': [NOTHING],
  'script-src': [SELF],
  'connect-src': [SELF],
  'frame-ancestors': [NOTHING],
});

export function filePolicy(path: string): string {
  return isScriptPath(path) && !isApiPath(path) ? SCRIPT : NO_PAGE;
}

/** Pattern of an origin that cannot change the policy by a `;` or `*`. */
const PLAIN_ORIGIN = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/;

export function originsOf(urls: readonly string[]): string[] {
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return [...new Set(origins)].filter((origin) => PLAIN_ORIGIN.test(origin));
}

import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX, isApiPath, isScriptPath, pathOf } from './paths';

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

/** Browser features that neither our pages nor the widget use. */
const UNUSED = `accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media
  fullscreen geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi
  payment picture-in-picture screen-wake-lock serial storage-access usb window-management
  xr-spatial-tracking`.split(/\s+/);

const PASSKEYS = ['publickey-credentials-create', 'publickey-credentials-get'];

const policy = (features: readonly string[], allowed: string) =>
  features.map((feature) => `${feature}=${allowed}`).join(', ');

const HOST_PAGE_PERMISSIONS = [policy(UNUSED, '()'), policy(PASSKEYS, '(self)')].join(', ');

const NO_PERMISSIONS = policy([...UNUSED, ...PASSKEYS], '()');

const POLICY = 'content-security-policy';
const OPENER_POLICY = 'cross-origin-opener-policy';

/** Headers of the response to malformed HTTP, for which Fastify runs no hooks. */
export const MALFORMED_REQUEST_HEADERS = {
  [POLICY]: filePolicy('/'),
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
};

export type GetWidgetOrigins = (headers: IncomingHttpHeaders) => WidgetOrigins | undefined;

/** Sets the headers of a page that the server renders completely. */
export function setPlainPageHeaders(reply: FastifyReply, scriptHashes: readonly string[]): void {
  reply.headers({
    [POLICY]: plainPagePolicy(scriptHashes),
    'permissions-policy': NO_PERMISSIONS,
    [OPENER_POLICY]: 'same-origin',
  });
}

/** Sets the headers of the host page, and returns the values for the page's scripts. */
export type SetPageHeaders = Awaited<ReturnType<typeof sendSecurityHeaders>>;

/**
 * Sets security headers on every response. A response that is not declared as a page runs no scripts if a link opens
 * it. Returns the function that declares the host page.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  scriptHashes: readonly string[],
  widgetFor: GetWidgetOrigins,
) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(POLICY, filePolicy(pathOf(request)));
  });
  await app.register(helmet, {
    // Off here, because the content and opener policies are set separately for each response.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    frameguard: { action: 'deny' },
    // Other sites only get the origin, because the URL of a page can contain a secret token.
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: false,
    // `allowCrossOriginFiles` relaxes this header for files.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { urls, styleHashes }: { readonly urls: readonly string[]; readonly styleHashes: readonly string[] },
  ) => {
    const nonce = randomBytes(16).toString('base64');
    const widget = widgetFor(request.headers);
    reply.headers({
      [POLICY]: contentPolicy({ scriptHashes, styleHashes, nonce, widget, origins: originsOf(urls) }),
      'permissions-policy': HOST_PAGE_PERMISSIONS,
      // A widget whose sign-in opens a popup needs access to its opener.
      [OPENER_POLICY]: widget ? 'same-origin-allow-popups' : 'same-origin',
    });
    // The page can load scripts from other origins, too.
    return { nonce, otherOrigins: widget ? [widget.script] : [] };
  };
}

/** Prevents caching of this plugin's responses, which belong to one user. */
export function neverCache(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** Two years, for this host name only (RFC 6797, 6.1): only operators know subdomains, and HTTP cannot revoke a mistake. */
const STRICT_TRANSPORT = 'max-age=63072000';

/** Sends `Strict-Transport-Security` if visitors use HTTPS, according to a trusted proxy or the public URL. */
export function requireHttps(app: FastifyInstance, publicUrl: string | undefined): void {
  const isPublicHttps = publicUrl?.startsWith('https://') === true;
  app.addHook('onRequest', (request, reply, done) => {
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}

const FILE_OF_BUILD = /^\/(static|remotes|releases|lab)(\/|$)/;

/** Headers that let a page of any origin read a file. Files have no personal data. */
export const CROSS_ORIGIN_HEADERS = {
  'access-control-allow-origin': '*',
  // The loader reads from `Retry-After` the time to wait after a 429 or 503.
  'access-control-expose-headers': 'retry-after',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

export function removeCorsHeaders(response: ServerResponse): void {
  for (const name of Object.keys(CROSS_ORIGIN_HEADERS)) response.removeHeader(name);
}

/**
 * Lets pages of other origins read the files of builds, and error responses, which a browser would otherwise report as CORS
 * errors. Call this function before hooks that refuse requests are registered.
 */
export function allowCrossOriginFiles(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (FILE_OF_BUILD.test(pathOf(request))) reply.headers(CROSS_ORIGIN_HEADERS);
  });
}

import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { contentPolicy, filePolicy, originsOf, plainPagePolicy, type WidgetOrigins } from './content-policy';
import { pathOf } from './paths';

/** Features of browsers that neither our pages nor the widget in them use; the widget copies to the clipboard. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Passkeys: for pages of the host, and not for what is framed in them. */
const PASSKEYS = ['publickey-credentials-create', 'publickey-credentials-get'];

const policy = (features: readonly string[], allowed: string) =>
  features.map((feature) => `${feature}=${allowed}`).join(', ');

/** `Permissions-Policy` of a host page. */
const HOST_PAGE_PERMISSIONS = [policy(UNUSED, '()'), policy(PASSKEYS, '(self)')].join(', ');

/** `Permissions-Policy` of any other page: everything off. */
const NO_PERMISSIONS = policy([...UNUSED, ...PASSKEYS], '()');

export type { WidgetOrigins } from './content-policy';

const POLICY = 'content-security-policy';
const OPENER_POLICY = 'cross-origin-opener-policy';

/** Headers of a response to what is not HTTP, which no hook reaches. */
export const BARE_HEADERS = {
  [POLICY]: filePolicy('/'),
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
};

/** Needs of the scripts of one page. */
export interface PageScripts {
  /** Value of the `nonce` attribute of its script elements. */
  readonly nonce: string;
  /** Origins of another party's scripts that the page may load. */
  readonly otherOrigins: readonly string[];
}

/** Content and origins of one host page. */
export interface PageNeeds {
  /** URLs from whose origins the page may load (`RegistryRemote.url`). */
  readonly urls: readonly string[];
  /** Its inline styles, as `'sha256-...'`. */
  readonly styleHashes: readonly string[];
}

/** Makes a response the host page. */
export type AllowPage = (request: FastifyRequest, reply: FastifyReply, needs: PageNeeds) => PageScripts;

/** Returns the widget of another party that the client with these headers may see, if any. */
export type WidgetFor = (headers: IncomingHttpHeaders) => WidgetOrigins | undefined;

/** Makes a response a page that the server renders whole, from our own files. */
export function allowPlainPage(reply: FastifyReply, scriptHashes: readonly string[]): void {
  reply.headers({
    [POLICY]: plainPagePolicy(scriptHashes),
    'permissions-policy': NO_PERMISSIONS,
    [OPENER_POLICY]: 'same-origin',
  });
}

/**
 * The usual headers on every response, which is no page unless a route says so: opened by a link, it runs nothing.
 * `scriptHashes` are the inline scripts of the host page, as `'sha256-...'`; there is no other inline code. Returns what makes a response the host page.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  scriptHashes: readonly string[],
  widgetFor: WidgetFor,
): Promise<AllowPage> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(POLICY, filePolicy(pathOf(request)));
  });
  await app.register(helmet, {
    // Made per response, as are the two others that pages alone have.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    frameguard: { action: 'deny' },
    // A URL may carry the token of a link: requests to others carry no more of the page's URL than its origin.
    referrerPolicy: { policy: 'strict-origin' },
    // See `requireHttps`.
    strictTransportSecurity: false,
    // Files of a remote may be fetched by a host on another origin; their own routes allow that.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  return (request, reply, { urls, styleHashes }) => {
    const nonce = randomBytes(16).toString('base64');
    const widget = widgetFor(request.headers);
    reply.headers({
      [POLICY]: contentPolicy({ scriptHashes, styleHashes, nonce, widget, origins: originsOf(urls) }),
      'permissions-policy': HOST_PAGE_PERMISSIONS,
      // A widget that signs in in a window of its own must keep its opener.
      [OPENER_POLICY]: widget ? 'same-origin-allow-popups' : 'same-origin',
    });
    return { nonce, otherOrigins: widget ? [widget.script] : [] };
  };
}

/** Keeps the responses of this plugin out of every cache: they are a user's own, and true only now. */
export function neverCache(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/**
 * Two years, for this host name alone (RFC 6797, 6.1). Neither `includeSubDomains` nor `preload`: which other names there
 * are below it only their operator knows, and a browser that was told once cannot be told otherwise over HTTP.
 */
const STRICT_TRANSPORT = 'max-age=63072000';

const isHttps = (url: string | undefined) => url !== undefined && new URL(url).protocol === 'https:';

/**
 * Sends `Strict-Transport-Security` where visitors arrive by HTTPS: as a trusted proxy states about the request, or as the public
 * URL of this origin says, whatever lies between. Browsers ignore it in a response over HTTP (RFC 6797, 8.1).
 */
export function requireHttps(app: FastifyInstance, publicUrl: string | undefined): void {
  const isPublicHttps = isHttps(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    if (isPublicHttps || request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}

import type { FastifyInstance, RouteOptions } from 'fastify';
import { Readable } from 'node:stream';
import { ApiError } from '../http';
import { toIpLimitKey } from '../http/ip-address';
import { refuseCrossSiteRequest } from '../http/request-guards';
import { createLimiter, holdSlot, releaseSlots, queueFullError, tooManyRequestsError } from '../limits';
import type { Platform } from '../options';
import type { ResolutionLayer, Resolve } from '../registry/resolution';
import { createForwarder, MAX_CONCURRENT_REQUESTS, MAX_SERVICE_BODY_BYTES, requestHeaders } from './forward';
import type { ServiceSettings } from './service-settings';
import { createServiceTokens } from './service-tokens';

const TARGET = /^\/services\/([a-z][a-z0-9-]{1,40})\/([a-z][a-z0-9-]{0,39})(\/[^?#]*)?(\?[^#]*)?$/;
const PATH = /^(?:[\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2})*$/i;
const QUERY = /^(?:[\w\-.~!$&'()*+,;=:@/?[\]|]|%[\da-f]{2})*$/i;
/** Encodings of `/`, `\`, `%` and control characters. Some servers decode a path twice or before they split the path. */
const ENCODED_MEANING = /%(?:2f|5c|25|7f|[01][\da-f])/i;
/** A `.` or `..` segment, also encoded or followed by `;`, after which some servers read parameters. */
const DOTS = /(?:^|\/)(?:\.|%2e){1,2}(?:;[^/]*)?(?=\/|$)/i;

/**
 * Reads the target from a URL such as `/services/<remote>/<service>/<path>?<query>`. `path` is the rest of the URL with
 * its query, exactly as sent. Undefined if the URL names no service, or could leave the service's URL by dot segments,
 * double slashes or encoded separators.
 */
export function readServiceTarget(url: string): { remote: string; service: string; path: string } | undefined {
  const [, remote = '', service = '', path = '/', query = ''] = TARGET.exec(url) ?? [];
  const isPlain = PATH.test(path) && !path.includes('//') && !ENCODED_MEANING.test(path) && !DOTS.test(path);
  return remote !== '' && isPlain && QUERY.test(query) ? { remote, service, path: `${path}${query}` } : undefined;
}

export const pathBelowBaseUrl = ({ pathname }: URL, path: string): string => `${pathname.replace(/\/$/, '')}${path}`;

/**
 * Maximum concurrent calls to a service by an account, so that no user can block others. Further calls get a 429 at once.
 */
const MAX_OF_ACCOUNT = 16;
const MAX_OF_IP = MAX_CONCURRENT_REQUESTS / 2;
const RETRY_SECONDS = 2;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Route of calls to services. Other paths below `/services` are paths of pages. */
const SERVICE_URL = '/services/:remote(^[a-z][a-z0-9-]{1,40}$)/:service(^.+$)';
const JWKS_PATH = '/.well-known/jwks.json';

const addressNotFoundError = () => new ApiError(404, 'There is nothing at this address.');

interface ServiceDependencies extends Platform {
  readonly settings: ServiceSettings;
  readonly resolve: Resolve;
  readonly issuer: string;
}

/**
 * Forwards `/services/<remote>/<service>/*` to the server that an operator configured, if this user's release of the
 * remote declares the service. The service gets its own token instead of the user's session.
 */
export async function serviceRoutes(app: FastifyInstance, dependencies: ServiceDependencies): Promise<void> {
  const { settings, identity, resolve, issuer } = dependencies;
  const { services, serviceKeys: keys, serviceSubjectKey: subjectKey = '' } = settings;
  if (services.size === 0) return;
  if (keys.length === 0 || subjectKey === '') throw new Error('Services need their signing key and subject key');
  const tokens = await createServiceTokens({ keys, subjectKey, issuer });
  const forwarders = new Map(
    [...services].map(([name, target]) => [name, { url: target, ...createForwarder(settings.serviceSeconds) }]),
  );
  const ofService = createLimiter({ concurrency: MAX_CONCURRENT_REQUESTS, waiting: 0 });
  const ofAccount = createLimiter({ concurrency: MAX_OF_ACCOUNT, waiting: 0 });
  const ofIp = createLimiter({ concurrency: MAX_OF_IP, waiting: 0 });
  app.addHook('onClose', async () => {
    await Promise.all([...forwarders.values()].map(async ({ close }) => close()));
  });

  // Bodies of all content types are passed through.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  const forwarded: RouteOptions = {
    method: METHODS,
    url: SERVICE_URL,
    bodyLimit: MAX_SERVICE_BODY_BYTES,
    handler: async (request, reply) => {
      const { method, headers, body } = request;
      refuseCrossSiteRequest(request, 'Services are for the pages of the product.');
      const { account } = await identity.identify(request);
      const target = readServiceTarget(request.url);
      if (!target) throw addressNotFoundError();
      const { remote, service, path } = target;
      const called = `${remote}/${service}`;
      const forwarder = forwarders.get(called);
      const { remotes } = await resolve(request);
      const isDeclared = remotes.some(({ name, services: names }) => name === remote && names?.includes(service));
      if (!forwarder || !isDeclared) throw addressNotFoundError();
      const { url, forward } = forwarder;
      // A slow service must not block the account's other calls.
      releaseSlots(request);
      const refusal = tooManyRequestsError(RETRY_SECONDS * 1000);
      await holdSlot(reply, ofAccount, `${called} ${account}`, refusal);
      await holdSlot(reply, ofIp, `${called} ${toIpLimitKey(request.ip)}`, refusal);
      await holdSlot(reply, ofService, called, queueFullError(RETRY_SECONDS));
      const token = await tokens.sign(remote, service, account);
      const stream = body instanceof Readable ? body : undefined;
      return forward(
        {
          origin: url.origin,
          path: pathBelowBaseUrl(url, path),
          method,
          headers: requestHeaders(headers, token, request.id, stream !== undefined),
          body: stream,
        },
        reply,
      );
    },
  };
  app.route(forwarded);
  app.route({ ...forwarded, url: `${SERVICE_URL}/*` });

  app.get(JWKS_PATH, async (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(tokens.jwks));
}

/** Returns the layer that adds the public values that an operator has configured for each remote. */
export function createRemoteConfigLayer(values: ServiceSettings['remoteConfig']): ResolutionLayer {
  return (resolution) => ({
    ...resolution,
    remotes: resolution.remotes.map((remote) => {
      const config = values[remote.name];
      return config ? { ...remote, config } : remote;
    }),
  });
}

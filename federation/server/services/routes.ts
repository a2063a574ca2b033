import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Readable } from 'node:stream';
import { ApiError } from '../http';
import { ipKey } from '../http/ip-address';
import { refuseOtherSites } from '../http/request-guards';
import {
  createLimiter,
  releaseSlots,
  queueFullError,
  tooManyRequestsError,
  type Limiter,
  type Release,
} from '../limits';
import type { Identity } from '../overrides';
import type { Resolve } from '../registry';
import { createForwarder, MAX_AT_ONCE, MAX_BODY_BYTES } from './forward';
import { requestHeaders } from './service-headers';
import type { ServiceSettings } from './service-settings';
import { createServiceTokens } from './service-tokens';

/** Target of a request for a service: `/services/<remote>/<service>/<rest>?<query>`. */
interface ServiceTarget {
  readonly remote: string;
  readonly service: string;
  /** Path as it was sent, with its leading slash; `/` if there is no path. */
  readonly path: string;
  /** Query with its question mark; empty if there is no query. */
  readonly query: string;
}

const TARGET = /^\/services\/([a-z][a-z0-9-]{1,40})\/([a-z][a-z0-9-]{0,39})(\/[^?#]*)?(\?[^#]*)?$/;
/** Matches paths that RFC 3986 allows, in which a percent sign only occurs before two hexadecimal digits. */
const PATH = /^(?:[\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2})*$/i;
const QUERY = /^(?:[\w\-.~!$&'()*+,;=:@/?[\]|]|%[\da-f]{2})*$/i;
/** Matches refused encodings of `/`, `\`, `%` and control characters: some servers decode paths twice or before a split. */
const ENCODED_MEANING = /%(?:2f|5c|25|7f|[01][\da-f])/i;
/**
 * Matches a `.` or `..` segment, also encoded or followed by `;`, after which some servers read parameters of the segment.
 */
const DOTS = /(?:^|\/)(?:\.|%2e){1,2}(?:;[^/]*)?(?=\/|$)/i;

/**
 * Reads the target from the URL of a request, exactly as sent. Undefined if the URL names no service, or could leave the
 * service's URL by dot segments, double slashes or encoded separators.
 */
export function readServiceTarget(url: string): ServiceTarget | undefined {
  const [, remote = '', service = '', path = '/', query = ''] = TARGET.exec(url) ?? [];
  const isPlain = PATH.test(path) && !path.includes('//') && !ENCODED_MEANING.test(path) && !DOTS.test(path);
  return remote !== '' && isPlain && QUERY.test(query) ? { remote, service, path, query } : undefined;
}

/** Returns the path and query that are sent to the origin of `base`, the service URL that an operator configured. */
export function pathBelowBaseUrl(baseUrl: URL, { path, query }: ServiceTarget): string {
  const below = baseUrl.pathname.endsWith('/') ? baseUrl.pathname.slice(0, -1) : baseUrl.pathname;
  return `${below}${path}${query}`;
}

/** Maximum concurrent calls to a service by an account (`MAX_OF_IP`: by an IP address), so that no user blocks others. */
const MAX_OF_ACCOUNT = 16;
const MAX_OF_IP = MAX_AT_ONCE / 2;
const RETRY_SECONDS = 2;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** Route of calls to services. Other paths below `/services` are handled as paths of pages. */
const SERVICE_URL = '/services/:remote(^[a-z][a-z0-9-]{1,40}$)/:service(^.+$)';
const JWKS_PATH = '/.well-known/jwks.json';

const unknown = () => new ApiError(404, 'There is nothing at this address.');
const isMethod = (method: string): method is (typeof METHODS)[number] => METHODS.some((one) => one === method);

export interface ServiceDependencies {
  readonly settings: ServiceSettings;
  readonly identity: Identity;
  readonly resolve: Resolve;
  /** The URL of the product. */
  readonly issuer: string;
}

/**
 * Returns a function that takes a slot of each of the three limits until the response has ended. It throws 429 or 503 at
 * once if a limit has no free slot, so that requests do not queue for a slow service.
 */
function createGate() {
  const ofService = createLimiter({ concurrency: MAX_AT_ONCE, waiting: 0 });
  const ofAccount = createLimiter({ concurrency: MAX_OF_ACCOUNT, waiting: 0 });
  const ofIp = createLimiter({ concurrency: MAX_OF_IP, waiting: 0 });
  return async (service: string, account: string, ip: string, reply: FastifyReply): Promise<void> => {
    const places: Release[] = [];
    const release = () => {
      for (const place of places) place();
    };
    const take = async (limiter: Limiter, key: string, refusal: () => ApiError) => {
      const place = await limiter.acquire(key);
      if (place) return places.push(place);
      release();
      throw refusal();
    };
    const wait = () => tooManyRequestsError(RETRY_SECONDS * 1000);
    await take(ofAccount, `${service} ${account}`, wait);
    await take(ofIp, `${service} ${ipKey(ip)}`, wait);
    await take(ofService, service, () => queueFullError(RETRY_SECONDS));
    if (reply.raw.destroyed) release();
    else reply.raw.once('close', release);
  };
}

/**
 * Forwards `/services/<remote>/<service>/*` to the server that an operator configured, if this user's release of the remote
 * declares the service. The service gets its own token instead of the user's session.
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
  const enter = createGate();
  app.addHook('onClose', async () => {
    await Promise.all([...forwarders.values()].map(async ({ close }) => close()));
  });

  // Passes request bodies of all content types through without parsing them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  const find = async (target: ServiceTarget, request: FastifyRequest) => {
    const { remotes } = await resolve(request);
    const remote = remotes.find(({ name }) => name === target.remote);
    const forwarder = forwarders.get(`${target.remote}/${target.service}`);
    if (!forwarder || !remote?.services?.includes(target.service)) throw unknown();
    return forwarder;
  };

  const forwarded: RouteOptions = {
    method: [...METHODS],
    url: SERVICE_URL,
    bodyLimit: MAX_BODY_BYTES,
    handler: async (request, reply) => {
      const { method, headers, body } = request;
      refuseOtherSites(request, 'Services are for the pages of the product.');
      const { account } = await identity.identify(request);
      const target = readServiceTarget(request.url);
      if (!target || !isMethod(method)) throw unknown();
      const { url, forward } = await find(target, request);
      const { remote, service } = target;
      // Only the limits of the service apply from here, so that a slow service does not block the account's other calls.
      releaseSlots(request);
      await enter(`${remote}/${service}`, account, request.ip, reply);
      const token = await tokens.sign(remote, service, account);
      const stream = body instanceof Readable ? body : undefined;
      return forward(
        {
          origin: url.origin,
          path: pathBelowBaseUrl(url, target),
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

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ipKey } from '../http/client-ip';
import { isApiPath, pathOf } from '../http/paths';
import { bearerToken, hashToken } from '../http/tokens';
import { createGate } from './gate';
import type { TrustedProxies } from '../http/trusted-proxies';
import type { LimitSettings } from './limit-settings';
import type { Limits } from './limits';
import { refuseSlowly } from './too-many';
import { handleWithinTurns, openTurns, takeTurn } from './turns';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A health check, which has to get its response however busy the server is: it never waits for a turn. */
    isProbe?: boolean;
  }
  interface FastifyRequest {
    /** Counts the request for a signed-in account and waits for its turn. Throws a 429 beyond the limits. */
    admitAccount: (accountId: string) => Promise<void>;
  }
}

const MINUTE_MS = 60_000;
/** A page has more files than calls, and they cost less. */
const FILES_PER_CALL = 2;
/** A page with all that it loads, several times over; after that as many a second as a person never needs. */
const BURST = 40;
const PER_SECOND_AND_TURN = 5;
/** More than a page sends at once. */
const WAITING_PER_ACCOUNT = 24;
/** A visitor who is not signed in shares these with the whole network; below the size of the connection pool. */
const perIp = { atOnce: 8, waiting: 300 };
const MAX_KNOWN_TOKENS = 20_000;
const TOKEN_KNOWN_MS = 10 * MINUTE_MS;

interface RequestLimitSettings extends LimitSettings {
  readonly trustProxy: TrustedProxies;
}

/** Logs once that a proxy forwards visitors whose IP addresses are not read. */
function warnOfProxy({ log }: FastifyInstance): (request: FastifyRequest) => void {
  let isWarned = false;
  return ({ headers }) => {
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    log.warn(
      'requests come through a proxy, and VERDANT_TRUST_PROXY is no: its visitors share the limits of one IP address',
    );
  };
}

/**
 * Limits all requests: per IP address before anything else is done, then those of the API by how many are worked on at
 * once, per token that was valid lately, else per IP address, so that it works before a query looks the token up; then
 * per account, once `admitAccount` says whose it is.
 */
export function limitRequests(app: FastifyInstance, { flood }: Limits, settings: RequestLimitSettings): void {
  const { requestsPerIp, requestsPerAccount, requestsAtOnce: atOnce } = settings;
  const calls = { name: 'calls', max: requestsPerIp, windowMs: MINUTE_MS };
  const files = { name: 'files', max: requestsPerIp * FILES_PER_CALL, windowMs: MINUTE_MS };
  const ofAccount = { name: 'account', max: requestsPerAccount, windowMs: MINUTE_MS };

  const queue = { atOnce, waiting: Math.max(WAITING_PER_ACCOUNT, atOnce) };
  const pace = { everyMs: 1_000 / (atOnce * PER_SECOND_AND_TURN), burst: BURST };
  const tokens = createGate(queue);
  const accounts = createGate({ ...queue, pace });
  const visitors = createGate(perIp);
  const knownTokens = new LRUCache<string, true>({ max: MAX_KNOWN_TOKENS, ttl: TOKEN_KNOWN_MS });
  const hashesOf = new WeakMap<FastifyRequest, string>();

  const checkProxy = settings.trustProxy === false ? warnOfProxy(app) : undefined;

  app.addHook('onRequest', async (request) => {
    checkProxy?.(request);
    const waitMs = flood.hit(isApiPath(pathOf(request)) ? calls : files, ipKey(request.ip));
    if (waitMs > 0) await refuseSlowly(waitMs);
  });

  // After the body has arrived: one that arrives slowly keeps nobody waiting.
  app.addHook('preValidation', async (request, reply) => {
    if (!isApiPath(pathOf(request)) || request.routeOptions.config.isProbe === true) return;
    const token = bearerToken(request.headers.authorization);
    const hash = token === undefined ? '' : hashToken(token);
    hashesOf.set(request, hash);
    openTurns(request, reply);
    await (knownTokens.has(hash) ? takeTurn(tokens, hash, request) : takeTurn(visitors, ipKey(request.ip), request));
  });

  app.addHook('onRoute', (route) => {
    if (isApiPath(route.url)) handleWithinTurns(route);
  });

  app.decorateRequest('admitAccount', async function admitAccount(this: FastifyRequest, accountId) {
    const hash = hashesOf.get(this);
    if (hash !== undefined) knownTokens.set(hash, true);
    const waitMs = flood.hit(ofAccount, accountId);
    if (waitMs > 0) await refuseSlowly(waitMs);
    await takeTurn(accounts, accountId, this);
  });
}

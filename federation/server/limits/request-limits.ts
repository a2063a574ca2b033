import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { toIpLimitKey, type TrustedProxies } from '../http/ip-address';
import { isApiPath, isFilePath, pathOf } from '../http/paths';
import { bearerToken, hashToken } from '../http/tokens';
import { settingName } from '../product';
import { limitConcurrency, limitPerNetwork, refuseSlowly, tooManyRequestsError, acquireSlot } from './route-limits';
import { createLimiter } from './limiter';
import type { Limits } from './limits';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a health check, whose requests never wait for a slot. */
    isProbe?: boolean;
  }
  interface FastifyRequest {
    /**
     * Counts the request for a signed-in account and waits for a slot. Throws a 429 if the account has reached a limit.
     */
    admitAccount: (accountId: string) => Promise<void>;
  }
}

const MINUTE_MS = 60_000;
/** File requests for each allowed API call. A page needs more files than calls, and files cost less. */
const FILES_PER_CALL = 2;
/** Fraction of the event loop's time for each allowed concurrent request of an account. */
const SHARE_PER_SLOT = 0.05;
/** Event loop time in milliseconds that an account can use at once: ten dashboard pages with all their calls. */
const ACCOUNT_BURST_MS = 500;
/** Maximum number of waiting requests of an account: more than a page sends at once. */
const WAITING_PER_ACCOUNT = 24;
const QUEUE_FULL_MS = 2_000;

/* Limits of one network (IPv4 address or IPv6 /56) for visitors without a sign-in. The limits are high enough for 2,500
   users in one network. */

/** Fewer concurrent calls than database connections, so that one network cannot use all connections. */
const callsOfNetwork = { concurrency: 8, waiting: 300, loop: { share: 0.25, burstMs: 100 } };
const pagesOfNetwork = { concurrency: 8, waiting: 300, loop: { share: 0.25, burstMs: 50 }, retrySeconds: 5 };
/** A long queue, because a page does not work if one of its files is refused. */
const filesOfNetwork = { concurrency: 8, waiting: 3_000, loop: { share: 0.25, burstMs: 200 }, retrySeconds: 6 };

const MAX_KNOWN_TOKENS = 20_000;
const TOKEN_KNOWN_MS = 10 * MINUTE_MS;

interface RequestLimitSettings {
  readonly requestsPerIp: number;
  readonly requestsPerAccount: number;
  readonly requestsAtOnce: number;
  readonly trustProxy: TrustedProxies;
}

/** Returns a function that warns once about a request from a proxy although `TRUST_PROXY` is `no`. */
function warnOfProxy(app: FastifyInstance): (request: FastifyRequest) => void {
  let isWarned = false;
  return ({ headers }) => {
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    const setting = settingName(app, 'TRUST_PROXY');
    app.log.warn(
      `requests come through a proxy, and ${setting} is no: its visitors share the limits of one IP address`,
    );
  };
}

/**
 * Limits the rate of all requests per IP address, and the concurrency of pages and of files per IP address. Concurrent API
 * calls are limited per recently valid token or else per IP address, and after `admitAccount` per account.
 */
export function limitRequests(app: FastifyInstance, { flood }: Limits, settings: RequestLimitSettings): void {
  const { requestsPerIp, requestsPerAccount, requestsAtOnce: concurrency } = settings;
  const calls = { name: 'calls', max: requestsPerIp, windowMs: MINUTE_MS };
  const files = { name: 'files', max: requestsPerIp * FILES_PER_CALL, windowMs: MINUTE_MS };
  const ofAccount = { name: 'account', max: requestsPerAccount, windowMs: MINUTE_MS };

  const queue = { concurrency, waiting: Math.max(WAITING_PER_ACCOUNT, concurrency) };
  const loop = { share: Math.min(1, concurrency * SHARE_PER_SLOT), burstMs: ACCOUNT_BURST_MS };
  const tokenLimiter = createLimiter(queue);
  const accountLimiter = createLimiter({ ...queue, loop });
  const callLimiter = createLimiter(callsOfNetwork);
  const acquireForPage = limitPerNetwork(pagesOfNetwork);
  const acquireForFile = limitPerNetwork(filesOfNetwork);
  const knownTokens = new LRUCache<string, true>({ max: MAX_KNOWN_TOKENS, ttl: TOKEN_KNOWN_MS });
  const hashesOf = new WeakMap<FastifyRequest, string>();

  const checkProxy = settings.trustProxy === false ? warnOfProxy(app) : undefined;

  app.addHook('onRequest', async (request) => {
    checkProxy?.(request);
    const waitMs = flood.hit(isApiPath(pathOf(request)) ? calls : files, toIpLimitKey(request.ip));
    if (waitMs > 0) await refuseSlowly(tooManyRequestsError(waitMs));
  });

  const refuseCall = async () => refuseSlowly(tooManyRequestsError(QUEUE_FULL_MS));

  const acquireForCall = async (request: FastifyRequest) => {
    const token = bearerToken(request.headers.authorization);
    const hash = token === undefined ? '' : hashToken(token);
    hashesOf.set(request, hash);
    return knownTokens.has(hash)
      ? acquireSlot(tokenLimiter, hash, request, refuseCall)
      : acquireSlot(callLimiter, toIpLimitKey(request.ip), request, refuseCall);
  };

  limitConcurrency(app, async (request) => {
    if (request.routeOptions.config.isProbe === true) return;
    const path = pathOf(request);
    if (isApiPath(path)) await acquireForCall(request);
    else await (isFilePath(path) ? acquireForFile(request) : acquireForPage(request));
  });

  app.decorateRequest('admitAccount', async function admitAccount(this: FastifyRequest, accountId) {
    const hash = hashesOf.get(this);
    if (hash !== undefined) knownTokens.set(hash, true);
    const waitMs = flood.hit(ofAccount, accountId);
    if (waitMs > 0) await refuseSlowly(tooManyRequestsError(waitMs));
    await acquireSlot(accountLimiter, accountId, this, refuseCall);
  });
}

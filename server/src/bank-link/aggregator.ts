import * as v from 'valibot';
import { runInSpan } from '../tracing/tracing';
import {
  aggregatorUnavailableError,
  createAggregatorReader,
  isNotFoundResponse,
  parseResponse,
  type AggregatorReader,
} from './aggregator-reader';
import type { BankLinkSettings } from './bank-link-settings';
import type { AggregatorResponse } from './refresh-connection';

const TIMEOUT_MS = 15_000;

const tokenResponse = v.object({ token: v.object({ accessToken: v.pipe(v.string(), v.nonEmpty()) }) });

/**
 * Settings of Yodlee. With `yodleeLoginName` all users of the product share one Yodlee user; else each has a separate one,
 * which is registered with the token of `yodleeAdminLogin`.
 */
export type YodleeSettings = Pick<BankLinkSettings, 'yodleeLoginName' | 'yodleeAdminLogin'> &
  Readonly<Record<'yodleeApiUrl' | 'yodleeClientId' | 'yodleeClientSecret', string>>;

/** A service that connects users with banks: the real bank data aggregator or the sandbox. */
export interface Aggregator {
  /** Returns a short-lived token for the widget that a page of `origin` embeds. */
  readonly tokenFor: (userId: string, origin: string) => Promise<string>;
  /** Returns a reader of the user's data. Requests of the reader fail once `signal` is aborted. */
  readonly readerFor: (userId: string, signal?: AbortSignal) => Promise<AggregatorReader>;
  /** Removes a connection, if it exists. */
  readonly removeConnection: (userId: string, providerAccountId: string) => Promise<void>;
  /**
   * Removes the aggregator's user with every connection, if the user exists. The shared user of `yodleeLoginName` is kept.
   */
  readonly removePerson: (userId: string) => Promise<void>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the trace span of a call, without ids. */
function spanOf(url: string, method = 'GET') {
  const { host, pathname } = new URL(url);
  const path = pathname.replace(/(\/providerAccounts)\/.*/, '$1/{id}');
  const attributes = { 'server.address': host, 'http.request.method': method, 'url.template': path };
  return { name: `aggregator ${method} ${path}`, kind: 'client', attributes } as const;
}

async function send(url: string, init: RequestInit): Promise<AggregatorResponse> {
  return runInSpan(
    spanOf(url, init.method),
    async () => fetchJson(url, init),
    ({ status }) => status,
  );
}

async function fetchJson(url: string, init: RequestInit): Promise<AggregatorResponse> {
  try {
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return { status: response.status, ok: response.ok, body: parsed(await response.text()) };
  } catch (error) {
    throw aggregatorUnavailableError(error);
  }
}

/** Creates a client of the aggregator's API 1.1. Failures are `ApiError`s with status 503. */
export function createAggregator(settings: YodleeSettings): Aggregator {
  const { yodleeAdminLogin: adminLogin, yodleeLoginName: sharedLogin } = settings;
  const apiUrl = settings.yodleeApiUrl.replace(/\/$/, '');
  const loginOf = (userId: string) => sharedLogin ?? `verdant-${userId}`;

  async function requestToken(loginName: string, signal?: AbortSignal): Promise<AggregatorResponse> {
    return send(`${apiUrl}/auth/token`, {
      method: 'POST',
      headers: { 'api-version': '1.1', loginname: loginName },
      body: new URLSearchParams({ clientId: settings.yodleeClientId, secret: settings.yodleeClientSecret }),
      signal: signal ?? null,
    });
  }

  const readToken = (response: AggregatorResponse): string => parseResponse(response, tokenResponse).token.accessToken;

  async function register(loginName: string): Promise<void> {
    const token = readToken(await requestToken(adminLogin ?? ''));
    await send(`${apiUrl}/user/register`, {
      method: 'POST',
      headers: { 'api-version': '1.1', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ user: { loginName, preferences: { currency: 'AUD', locale: 'en_AU' } } }),
    });
  }

  async function userToken(userId: string, signal?: AbortSignal): Promise<string> {
    const loginName = loginOf(userId);
    const response = await requestToken(loginName, signal);
    if (response.ok || adminLogin === undefined || response.status >= 500) return readToken(response);
    await register(loginName);
    return readToken(await requestToken(loginName, signal));
  }

  async function call(method: string, path: string, token: string, signal?: AbortSignal): Promise<AggregatorResponse> {
    const headers = { 'api-version': '1.1', authorization: `Bearer ${token}` };
    return send(`${apiUrl}${path}`, { method, headers, signal: signal ?? null });
  }

  /** Deletes the resource at a path of the aggregator's API, if the resource exists. */
  async function remove(path: string, token: string, what: string): Promise<void> {
    const response = await call('DELETE', path, token);
    if (response.ok || isNotFoundResponse(response)) return;
    throw aggregatorUnavailableError(new Error(`removing the ${what} failed with ${response.status}`));
  }

  return {
    tokenFor: async (userId) => userToken(userId),
    readerFor: async (userId, signal) => {
      const token = await userToken(userId, signal);
      return createAggregatorReader(async (method, path) => call(method, path, token, signal));
    },
    removeConnection: async (userId, providerAccountId) => {
      const path = `/providerAccounts/${encodeURIComponent(providerAccountId)}`;
      await remove(path, await userToken(userId), 'connection');
    },
    removePerson: async (userId) => {
      if (sharedLogin !== undefined) return;
      // `userToken` is not used here, because it would register a user who does not exist.
      const asked = await requestToken(loginOf(userId));
      if (adminLogin !== undefined && !asked.ok && asked.status < 500) return;
      await remove('/user/unregister', readToken(asked), 'user');
    },
  };
}

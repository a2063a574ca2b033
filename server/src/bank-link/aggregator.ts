import * as v from 'valibot';
import { ApiError } from '@verdant/federation/http';

const TIMEOUT_MS = 15_000;

const tokenAnswer = v.object({ token: v.object({ accessToken: v.pipe(v.string(), v.nonEmpty()) }) });
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const optionalText = v.fallback(v.string(), '');
const account = v.object({
  providerAccountId: id,
  providerName: optionalText,
  accountName: optionalText,
  accountNumber: optionalText,
  accountType: optionalText,
  balance: v.fallback(v.optional(v.object({ currency: v.string() })), undefined),
});
export type AggregatorAccount = v.InferOutput<typeof account>;
const accountsAnswer = v.object({ account: v.optional(v.array(account), []) });

/** What a server needs to speak to the aggregator. */
export interface AggregatorAccess {
  /** Without a final slash. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** One user for everybody; without it each person has one. */
  readonly loginName?: string;
  /** Registers a person's user when the aggregator does not know it. */
  readonly adminLogin?: string;
  /** Whether the token request says for which page it is; the sandbox signs that into the token. */
  readonly tellsOrigin?: boolean;
}

export interface Aggregator {
  /** A short-lived token of that person; `origin` is the page that will show the widget. */
  readonly tokenFor: (userId: string, origin: string) => Promise<string>;
  /** The person's accounts, of one connection or request where one is named. */
  readonly accounts: (
    userId: string,
    origin: string,
    filter: { requestId?: string; providerAccountId?: string },
  ) => Promise<AggregatorAccount[]>;
  /** Ends a connection; one that is gone already is fine. */
  readonly removeConnection: (userId: string, origin: string, providerAccountId: string) => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly body: unknown;
}

function notAnswering(cause?: unknown): ApiError {
  const error = new ApiError(
    503,
    'The bank connection service is not available just now. Please try again in a moment.',
    { headers: { 'retry-after': '5' } },
  );
  error.cause = cause;
  return error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function send(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, ok: response.ok, body: parsed(await response.text()) };
  } catch (error) {
    throw notAnswering(error);
  }
}

/** Speaks the aggregator's API (version 1.1), the real one's or the sandbox's. Failures are 503s of `ApiError`. */
export function createAggregator(access: AggregatorAccess): Aggregator {
  const { apiUrl, clientId, clientSecret, adminLogin } = access;
  const loginOf = (userId: string) => access.loginName ?? `verdant-${userId}`;

  async function requestToken(loginName: string, origin: string): Promise<Answer> {
    const form = new URLSearchParams({ clientId, secret: clientSecret, ...(access.tellsOrigin && { origin }) });
    return send(`${apiUrl}/auth/token`, {
      method: 'POST',
      headers: { 'api-version': '1.1', loginname: loginName },
      body: form,
    });
  }

  function readToken(answer: Answer): string {
    const read = v.safeParse(tokenAnswer, answer.body);
    if (!answer.ok || !read.success) throw notAnswering(new Error(`the token was refused with ${answer.status}`));
    return read.output.token.accessToken;
  }

  async function register(loginName: string, origin: string): Promise<void> {
    const token = readToken(await requestToken(adminLogin ?? '', origin));
    await send(`${apiUrl}/user/register`, {
      method: 'POST',
      headers: { 'api-version': '1.1', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ user: { loginName, preferences: { currency: 'AUD', locale: 'en_AU' } } }),
    });
  }

  async function tokenFor(userId: string, origin: string): Promise<string> {
    const loginName = loginOf(userId);
    const answer = await requestToken(loginName, origin);
    if (answer.ok || adminLogin === undefined || answer.status >= 500) return readToken(answer);
    await register(loginName, origin);
    return readToken(await requestToken(loginName, origin));
  }

  async function call(method: string, path: string, token: string): Promise<Answer> {
    return send(`${apiUrl}${path}`, { method, headers: { 'api-version': '1.1', authorization: `Bearer ${token}` } });
  }

  return {
    tokenFor,
    accounts: async (userId, origin, filter) => {
      const query = new URLSearchParams({ ...filter });
      const answer = await call('GET', `/accounts?${query.toString()}`, await tokenFor(userId, origin));
      // An id that it does not know is an error of the request there, and no account here.
      if (answer.status === 400 || answer.status === 404) return [];
      const read = v.safeParse(accountsAnswer, answer.body);
      if (!answer.ok || !read.success) throw notAnswering(new Error(`accounts were answered with ${answer.status}`));
      return read.output.account;
    },
    removeConnection: async (userId, origin, providerAccountId) => {
      const answer = await call(
        'DELETE',
        `/providerAccounts/${encodeURIComponent(providerAccountId)}`,
        await tokenFor(userId, origin),
      );
      const isGone = answer.ok || answer.status === 400 || answer.status === 404;
      if (!isGone) throw notAnswering(new Error(`the connection's end was answered with ${answer.status}`));
    },
  };
}

/** spec 7, "Debug page": what is asked, with which limit, and what counts as reachable. */
export const CONNECTIVITY_TIMEOUT_MS = 10_000;
const AUTH_TIMEOUT_MS = 5_000;
export const HEALTH_PATH = '/api/v1/health';
const connectivityPaths = [HEALTH_PATH, '/api/v1/', '/api/health', '/health', '/api/v1/auth/me'] as const;
const authPaths = ['/api/v1/auth/login', '/api/v1/auth/register', '/api/v1/auth/me'] as const;

export type ProbeResult = {
  path: string;
  /** HTTP status, or undefined when nothing answered. */
  status: number | undefined;
  /** Milliseconds until the answer or the failure. */
  ms: number;
  /** A page answered, not the API: whatever its status, the API is not at this address. */
  isPage: boolean;
  reachable: boolean;
};

type ReachableRule = (status: number) => boolean;
export const connectivityRule: ReachableRule = (status) => (status >= 200 && status <= 299) || status === 401;
export const authRule: ReachableRule = (status) => status !== 404;

/** One GET without the 401 rule of the API client: a probe must not sign anybody out. Never throws. */
export async function probe(
  path: string,
  timeoutMs: number,
  reachable: ReachableRule,
  token: string | null,
): Promise<ProbeResult> {
  const start = performance.now();
  const headers = { Accept: 'application/json', ...(token ? { Authorization: token } : {}) };
  const answer = await fetch(path, { headers, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  const status = answer?.status;
  const isPage = answer?.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    path,
    status,
    ms: Math.round(performance.now() - start),
    isPage,
    reachable: status !== undefined && !isPage && reachable(status),
  };
}

/** The status, or what stands for one; `Network Error` is the text of spec 8. */
export function describeAnswer({ status, isPage }: ProbeResult): string {
  if (status === undefined) return 'Network Error';
  return isPage ? `${status}, a page and not the API` : String(status);
}

export const probeConnectivity = (token: string | null): Promise<ProbeResult[]> =>
  Promise.all(connectivityPaths.map((path) => probe(path, CONNECTIVITY_TIMEOUT_MS, connectivityRule, token)));

export const probeAuth = (token: string | null): Promise<ProbeResult[]> =>
  Promise.all(authPaths.map((path) => probe(path, AUTH_TIMEOUT_MS, authRule, token)));

/** Endpoints of the debug page (spec 7), time limits in milliseconds, and rules by which an endpoint is reachable. */
export const CONNECTIVITY_TIMEOUT_MS = 10_000;
const AUTH_TIMEOUT_MS = 5_000;
export const HEALTH_PATH = '/api/v1/health';
const connectivityPaths = [HEALTH_PATH, '/api/v1/', '/api/health', '/health', '/api/v1/auth/me'] as const;
const authPaths = ['/api/v1/auth/login', '/api/v1/auth/register', '/api/v1/auth/me'] as const;

export type ProbeResult = {
  path: string;
  status: number | undefined;
  requestId: string | undefined;
  ms: number;
  /** True if the response is an HTML page, which means that the API is not at this URL. */
  isPage: boolean;
  reachable: boolean;
};

type ReachableRule = (status: number) => boolean;
export const connectivityRule: ReachableRule = (status) => (status >= 200 && status <= 299) || status === 401;
const authRule: ReachableRule = (status) => status !== 404;

/** Sends one GET without the 401 rule of the API client, because a probe must not sign the user out. Never throws. */
export async function probeEndpoint(
  path: string,
  timeoutMs: number,
  reachable: ReachableRule,
  token: string | null,
): Promise<ProbeResult> {
  const start = performance.now();
  const headers = { Accept: 'application/json', ...(token ? { Authorization: token } : {}) };
  const response = await fetch(path, { headers, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  const status = response?.status;
  const isPage = response?.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    path,
    status,
    requestId: response?.headers.get('x-request-id') ?? undefined,
    ms: Math.round(performance.now() - start),
    isPage,
    reachable: status !== undefined && !isPage && reachable(status),
  };
}

/** Returns the status as text; `Network Error` is the text of spec 8. */
export function describeStatus({ status, isPage }: ProbeResult): string {
  if (status === undefined) return 'Network Error';
  return isPage ? `${status}, a page and not the API` : String(status);
}

export const probeConnectivity = (token: string | null): Promise<ProbeResult[]> =>
  Promise.all(connectivityPaths.map((path) => probeEndpoint(path, CONNECTIVITY_TIMEOUT_MS, connectivityRule, token)));

export const probeAuthEndpoints = (token: string | null): Promise<ProbeResult[]> =>
  Promise.all(authPaths.map((path) => probeEndpoint(path, AUTH_TIMEOUT_MS, authRule, token)));

import { ApiError, type ApiClient } from '@verdant/shared/api';
import { callApi, insightCalls } from '@verdant/shared/contract';
import type { InsightsResult } from '@verdant/shared/contract';

/** Time limit in milliseconds; short, because the next page fetches the insights again anyway. */
const PATIENCE_MS = 10_000;

/** Fetches a session's insights (null: the latest). Returns null after a failure, without an error message (spec 8). */
export async function fetchInsights(
  api: ApiClient,
  sessionId: string | null,
  signal: AbortSignal,
): Promise<InsightsResult | null> {
  const limits = { signal, timeoutMs: PATIENCE_MS };
  const fetched = sessionId
    ? callApi(api, insightCalls.bySession, { params: { id: sessionId }, ...limits })
    : callApi(api, insightCalls.latest, limits);
  return fetched.catch(() => null);
}

/** True if the session does not exist (404), or was completed, restarted or replaced in another tab or browser (409). */
export const isSessionGoneError = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

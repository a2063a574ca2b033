import type { ApiClient } from '@verdant/shared/api';

/** Short: the next page fetches the results again anyway. */
const PATIENCE_MS = 10_000;

/** GET of a session's insights, or of the newest when there is no session; a failure is silent (spec 8). */
export async function fetchInsights(api: ApiClient, sessionId: string | null, signal: AbortSignal): Promise<void> {
  const path = sessionId ? `/adaptive-quiz/insights/${encodeURIComponent(sessionId)}` : '/adaptive-quiz/insights';
  await api.get(path, { signal, timeoutMs: PATIENCE_MS }).catch(() => undefined);
}

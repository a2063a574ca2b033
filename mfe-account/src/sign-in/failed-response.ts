import { ApiError } from '@verdant/shared/api';

/** The response behind a sign-in that failed: the shell gives some of them a text of spec 8. */
export function failedResponse(reason: unknown): ApiError | undefined {
  const error = reason instanceof Error && reason.cause instanceof ApiError ? reason.cause : reason;
  return error instanceof ApiError ? error : undefined;
}

/** Returns the challenge that the server wants a code for (contract `signInChallenge`); undefined for any other failure. */
export function challengeOf(reason: unknown): string | undefined {
  const body = failedResponse(reason)?.body;
  const isChallenge = typeof body === 'object' && body !== null && 'challenge' in body;
  return isChallenge && typeof body.challenge === 'string' ? body.challenge : undefined;
}

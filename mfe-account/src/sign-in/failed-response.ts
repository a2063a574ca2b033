import { ApiError } from '@verdant/shared/api';

/**
 * Returns the server's error response to a failed sign-in, also if the shell has wrapped it in an error with a text of spec
 * 8.
 */
export function failedResponse(reason: unknown): ApiError | undefined {
  const error = reason instanceof Error && reason.cause instanceof ApiError ? reason.cause : reason;
  return error instanceof ApiError ? error : undefined;
}

/**
 * Returns the challenge of a sign-in for which the server requires a code (contract `signInChallenge`); undefined for any
 * other failure.
 */
export function challengeOf(reason: unknown): string | undefined {
  const body = failedResponse(reason)?.body;
  const isChallenge = typeof body === 'object' && body !== null && 'challenge' in body;
  return isChallenge && typeof body.challenge === 'string' ? body.challenge : undefined;
}

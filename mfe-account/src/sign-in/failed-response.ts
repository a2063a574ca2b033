import { ApiError } from '@verdant/shared/api';

/** Returns the server's error response to a failed sign-in, also if the shell wrapped it in an error with a spec 8 text. */
export function failedResponse(reason: unknown): ApiError | undefined {
  const error = reason instanceof Error && reason.cause instanceof ApiError ? reason.cause : reason;
  return error instanceof ApiError ? error : undefined;
}

/** Returns the challenge of a sign-in that requires a code (contract `signInChallenge`); undefined for other failures. */
export function challengeOf(reason: unknown): string | undefined {
  const body = failedResponse(reason)?.body;
  const isChallenge = typeof body === 'object' && body !== null && 'challenge' in body;
  return isChallenge && typeof body.challenge === 'string' ? body.challenge : undefined;
}
